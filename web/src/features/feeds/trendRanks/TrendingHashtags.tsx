import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useIsStaff } from '#features/feeds/adminTrends/useIsStaff.ts'
import { trends } from '#features/feeds/trending/api.ts'
import { NothingTrending } from '#features/feeds/trending/NothingTrending.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import styles from './TrendRow.module.css'
import { TrendRow } from './TrendRow.tsx'
import { TrendRowsPending } from './TrendRowsPending.tsx'

const TrendMenu = lazy(async () => ({
  default: (await import('#features/feeds/adminTrends/TrendMenu.tsx')).TrendMenu,
}))
const HeldTrends = lazy(async () => ({
  default: (await import('#features/feeds/adminTrends/HeldTrends.tsx')).HeldTrends,
}))

const MANY = 50

/** The hashtags by rank; the staff hides what should not be there, and sees what is hidden. */
export function TrendingHashtags() {
  const isStaff = useIsStaff()
  const { data, isPending, error, refetch } = useQuery(trends(MANY))

  if (isPending) return <TrendRowsPending rows={10} />
  if (error) return <FailedState reason={error.message} onRetry={() => void refetch()} />

  return (
    <>
      {data.length === 0 && <NothingTrending kind="Hashtags" />}
      <ol className={styles.list}>
        {data.map((trend, index) => (
          <li key={trend.hashtag}>
            <TrendRow trend={trend} rank={index + 1}>
              <Suspense>{isStaff && <TrendMenu hashtag={trend.hashtag} />}</Suspense>
            </TrendRow>
          </li>
        ))}
      </ol>
      <Suspense>{isStaff && <HeldTrends />}</Suspense>
    </>
  )
}
