import type { ClipFeedName } from '@jes/contract/clips'

const FEEDS: readonly ClipFeedName[] = ['foryou', 'following', 'latest']

/** The one address of a clip. */
export function clipPath(id: string) {
  return `/jesclips/${id}`
}

/** Where a feed begins; For you is the feed that nobody has to name. */
export function feedPath(feed: ClipFeedName) {
  return `/jesclips/latest${queryOf(feed)}`
}

/** A clip as one came to it: Back returns to the same feed. */
export function clipInFeed(id: string, feed: ClipFeedName) {
  return clipPath(id) + queryOf(feed)
}

export function feedNamed(name: string | null): ClipFeedName {
  return FEEDS.find((feed) => feed === name) ?? 'foryou'
}

function queryOf(feed: ClipFeedName) {
  return feed === 'foryou' ? '' : `?feed=${feed}`
}
