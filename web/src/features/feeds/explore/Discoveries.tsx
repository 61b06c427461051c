import { FailedState } from '#ui/FailedState.tsx'
import { ExploreFound } from './ExploreFound.tsx'
import { ExplorePending } from './ExplorePending.tsx'
import { useExplore } from './useExplore.ts'

export function Discoveries() {
  const found = useExplore()

  if (found.data) return <ExploreFound found={found.data} />
  if (found.isError)
    return <FailedState reason={found.error.message} onRetry={() => void found.refetch()} />
  return <ExplorePending isOffline={found.isPaused} />
}
