import type { FeedName } from '@jes/contract/feeds/feeds'

type Label = 'forYou' | 'following' | 'latest' | 'popular' | 'top'
export type Feed = {
  /** As in the address. */
  name: Lowercase<Label>
  label: Label
  /** As in the request; the best posts are a list of their own, by time. */
  feed: FeedName | null
}

const forYou: Feed = { name: 'foryou', label: 'forYou', feed: 'home' }
const following: Feed = { name: 'following', label: 'following', feed: 'following' }
const latest: Feed = { name: 'latest', label: 'latest', feed: 'latest' }
const popular: Feed = { name: 'popular', label: 'popular', feed: 'popular' }
const top: Feed = { name: 'top', label: 'top', feed: null }

/** The tabs of Home; the first of them is Home itself. */
export function feedsFor({ isMember }: { isMember: boolean }): readonly [Feed, ...Feed[]] {
  return isMember ? [forYou, following, latest, popular, top] : [latest, popular, top]
}
