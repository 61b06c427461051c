import type { Trend } from '@jes/contract/feeds/trending'
import { langOf, useText } from '#lib/language.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { hashtagOf, searchOf } from './hashtag.ts'
import { messages } from './messages.ts'
import styles from './TrendList.module.css'

type Props = { trends: readonly Trend[] | undefined; isPending: boolean }

const ROWS = 5

export function TrendList({ trends = [], isPending }: Props) {
  const text = useText(messages)
  if (isPending) return <TrendsPending />
  if (trends.length === 0) return <NoTrends />

  return (
    <ul>
      {trends.map((trend) => (
        <li key={trend.hashtag}>
          <Link to={searchOf(trend)} className={styles.trend}>
            <span className={styles.aside} lang={langOf(trend.category)}>
              {trend.category}
            </span>
            <span className={styles.hashtag} lang={langOf(trend.hashtag)}>
              {hashtagOf(trend)}
            </span>
            <span className={styles.aside}>{text.posts(trend.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function NoTrends() {
  const text = useText(messages)
  return (
    <p className={styles.trend}>
      <span className={styles.aside}>{text.trending}</span>
      <span className={styles.hashtag}>{text.trendingInNepal}</span>
      <span className={styles.aside}>{text.nothing}</span>
    </p>
  )
}

function TrendsPending() {
  return (
    <SkeletonGroup>
      <InOrder of={ROWS}>
        {() => (
          <div className={styles.pending}>
            <Skeleton width="6rem" height="0.75rem" />
            <Skeleton width="9rem" />
            <Skeleton width="5rem" height="0.75rem" />
          </div>
        )}
      </InOrder>
    </SkeletonGroup>
  )
}
