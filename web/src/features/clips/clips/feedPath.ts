import type { ClipFeedName } from '@jes/contract/clips/clips'
import { clipPath } from '@jes/contract/core/postPath'

export const FEEDS: readonly ClipFeedName[] = ['foryou', 'following', 'latest']

/** The path of a feed; For you is the default. */
export function feedPath(feed: ClipFeedName) {
  return `/jesclips/latest${queryOf(feed)}`
}

/** The path of a clip in a feed: Back returns to the same feed. */
export function clipInFeed(id: string, feed: ClipFeedName) {
  return clipPath(id) + queryOf(feed)
}

export function feedNamed(name: string | null): ClipFeedName {
  return FEEDS.find((feed) => feed === name) ?? 'foryou'
}

function queryOf(feed: ClipFeedName) {
  return feed === 'foryou' ? '' : `?feed=${feed}`
}
