import type { Trend } from '@jes/contract/trending'

export function hashtagOf({ hashtag }: Trend) {
  return hashtag.startsWith('#') ? hashtag : `#${hashtag}`
}

export function searchOf(trend: Trend) {
  return `/search?q=${encodeURIComponent(hashtagOf(trend))}`
}
