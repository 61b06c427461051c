import { useQuery } from '@tanstack/react-query'
import { openHubCreation } from '#lib/hubCreation.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { HubList } from './HubList.tsx'
import { HubRowsPending } from './HubRowsPending.tsx'
import { NoHubs } from './NoHubs.tsx'
import { popularHubs } from './popular.ts'

const MANY = 50

/** The hubs with the most members, as a long list. */
export function HubDirectory() {
  const hubs = useQuery(popularHubs(MANY))

  if (hubs.isPending) return <HubRowsPending rows={8} />
  if (hubs.isError)
    return <FailedState reason={hubs.error.message} onRetry={() => void hubs.refetch()} />
  if (hubs.data.length === 0) return <NoHubs onCreateHub={openHubCreation} />
  return <HubList hubs={hubs.data} />
}
