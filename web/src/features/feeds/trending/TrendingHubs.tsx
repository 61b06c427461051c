import { useQuery } from '@tanstack/react-query'
import { HubList } from '#features/hubs/hubs/HubList.tsx'
import { HubRowsPending } from '#features/hubs/hubs/HubRowsPending.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { NothingTrending } from './NothingTrending.tsx'
import styles from './TrendingHubs.module.css'
import { risingHubs } from './trendingPageApi.ts'

export function TrendingHubs() {
  const hubs = useQuery(risingHubs())

  if (hubs.isError)
    return <FailedState reason={hubs.error.message} onRetry={() => void hubs.refetch()} />
  if (hubs.data?.length === 0) return <NothingTrending kind="Hubs" />

  return (
    <div className={styles.list}>
      {hubs.data ? <HubList hubs={hubs.data} /> : <HubRowsPending rows={10} />}
    </div>
  )
}
