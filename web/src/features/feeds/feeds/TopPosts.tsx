import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import type { ReactNode } from 'react'
import rows from '#features/feeds/periods/ChoiceRow.module.css'
import { PeriodRow } from '#features/feeds/periods/PeriodRow.tsx'
import { periodIn } from '#features/feeds/periods/periods.ts'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { useSearchParams } from '#lib/router.tsx'
import { topOf } from './api.ts'

/** The posts with the most votes, of the chosen time. */
export function TopPosts({ empty }: { empty: ReactNode }) {
  const [search] = useSearchParams()
  const period = periodIn(search)

  return (
    <>
      <div className={rows.rows}>
        <PeriodRow current={period} hrefOf={hrefOf} />
      </div>
      <PostList key={period} query={topOf(period)} empty={empty} />
    </>
  )
}

function hrefOf(period: FeedPeriod) {
  return period === 'week' ? '/?feed=top' : `/?feed=top&t=${period}`
}
