import type { District } from '@jes/contract/core/districts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { districtOf } from './api.ts'
import { DistrictToday } from './DistrictToday.tsx'
import type { DistrictTab } from './tabs.ts'

const DistrictHubs = lazy(async () => ({
  default: (await import('./DistrictHubs.tsx')).DistrictHubs,
}))
const DistrictPeople = lazy(async () => ({
  default: (await import('./DistrictPeople.tsx')).DistrictPeople,
}))

type Props = { district: District; tab: Exclude<DistrictTab, 'posts'> }

/** What came in the one reply of the page. */
export function DistrictFound({ district, tab }: Props) {
  const { data: found, error, refetch } = useQuery(districtOf(district.key))

  if (error) return <FailedState reason={error.message} onRetry={() => void refetch()} />
  if (!found) return <RowsPending rows={6} />
  if (tab === 'today') return <DistrictToday district={district} found={found} />
  const Tab = tab === 'hubs' ? DistrictHubs : DistrictPeople
  return (
    <Suspense fallback={<RowsPending rows={6} />}>
      <Tab found={found} />
    </Suspense>
  )
}
