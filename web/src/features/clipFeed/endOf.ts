import type { ClipFeedName } from '@jes/contract/clips'

type List = {
  isPaused: boolean
  isPending: boolean
  isLoadingError: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  error: Error | null
}

export type EndState = 'loading' | 'failed' | 'offline' | 'end' | 'nobody'

/** What is after the last clip. */
export function endOf(list: List, feed: ClipFeedName, clips: number) {
  return { state: stateOf(list, feed, clips), reason: list.error?.message, hasClips: clips > 0 }
}

function stateOf(list: List, feed: ClipFeedName, clips: number): EndState {
  if (list.isPaused) return 'offline'
  if (list.isLoadingError || list.isFetchNextPageError) return 'failed'
  if (list.isPending || list.hasNextPage) return 'loading'
  return feed === 'following' && clips === 0 ? 'nobody' : 'end'
}
