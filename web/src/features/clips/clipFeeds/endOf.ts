import type { ClipFeedName } from '@jes/contract/clips/clips'

type List = {
  isPaused: boolean
  isPending: boolean
  isLoadingError: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  error: Error | null
  data: { pages: { started?: { ad?: unknown } | null }[] } | undefined
}

export type EndState = 'loading' | 'failed' | 'offline' | 'end' | 'nobody'

/** What follows the last clip. */
export function endOf(list: List, feed: ClipFeedName, clips: number, isCut: boolean) {
  return {
    state: stateOf(list, feed, clips, isCut),
    reason: list.error?.message,
    hasClips: clips > 0,
  }
}

function stateOf(list: List, feed: ClipFeedName, clips: number, isCut: boolean): EndState {
  if (list.isPaused) return 'offline'
  if (list.isLoadingError || list.isFetchNextPageError) return isCut ? 'offline' : 'failed'
  if (list.isPending || list.hasNextPage || isNoFeed(list)) return 'loading'
  return feed === 'following' && clips === 0 ? 'nobody' : 'end'
}

/** The address names no clip that can be watched: in a moment the page says so instead of the feed. */
function isNoFeed({ data }: List) {
  const started = data?.pages[0]?.started
  return started !== undefined && !started?.ad
}
