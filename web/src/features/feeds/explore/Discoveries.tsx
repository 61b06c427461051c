import { useLine } from '#lib/line.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { ExploreFound } from './ExploreFound.tsx'
import { ExplorePending } from './ExplorePending.tsx'
import { useExplore } from './useExplore.ts'

export function Discoveries() {
  const found = useExplore()
  const isCut = useLine(({ line }) => line === 'cut')

  if (found.data) return <ExploreFound found={found.data} />
  if (found.isError && !isCut)
    return <FailedState reason={found.error.message} onRetry={() => void found.refetch()} />
  return <ExplorePending isOffline={found.isPaused || isCut} />
}
