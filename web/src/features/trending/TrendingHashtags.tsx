import { useQuery } from '@tanstack/react-query'
import { FailedState } from '#ui/FailedState.tsx'
import { trends } from './api.ts'
import { NothingTrending } from './NothingTrending.tsx'
import styles from './TrendingHashtags.module.css'
import { TrendList } from './TrendList.tsx'

export function TrendingHashtags() {
  const trending = useQuery(trends(50))
  if (trending.isError)
    return <FailedState reason={trending.error.message} onRetry={() => void trending.refetch()} />
  if (trending.data?.length === 0) return <NothingTrending kind="Hashtags" />

  return (
    <div className={styles.list}>
      <TrendList trends={trending.data} isPending={trending.isPending} rows={10} />
    </div>
  )
}
