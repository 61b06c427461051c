import type { Trend } from '@jes/contract/feeds/trending'

type Tagged = Pick<Trend, 'hashtag'>

export function hashtagOf({ hashtag }: Tagged) {
  return hashtag.startsWith('#') ? hashtag : `#${hashtag}`
}

export function searchOf(trend: Tagged) {
  return `/search?q=${encodeURIComponent(hashtagOf(trend))}`
}
