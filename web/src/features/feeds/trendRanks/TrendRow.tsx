import type { Trend } from '@jes/contract/feeds/trending'
import type { ReactNode } from 'react'
import { hashtagOf, searchOf } from '#features/feeds/trending/hashtag.ts'
import { messages as trendMessages } from '#features/feeds/trending/messages.ts'
import { clock } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import { SparkLine } from '#ui/SparkLine.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { busiestHour } from './busiest.ts'
import { messages } from './messages.ts'
import styles from './TrendRow.module.css'

type Props = {
  trend: Trend
  rank: number
  /** Stands at the end of the row, beside the link: what the staff can do. */
  children?: ReactNode
}

export function TrendRow({ trend, rank, children }: Props) {
  const text = useText(messages)
  const { posts } = useText(trendMessages)
  const busiest = busiestHour(trend.hours)
  const isNamed = trend.category !== text.trending

  return (
    <div className={styles.row}>
      <Link to={searchOf(trend)} className={styles.link}>
        <span className={styles.rank}>{inDigits(String(rank))}</span>
        <span className={styles.words}>
          <span className={styles.aside} lang={langOf(trend.category)}>
            {trend.category}
            {isNamed && ` · ${text.trending}`}
          </span>
          <span className={styles.hashtag} lang={langOf(trend.hashtag)}>
            {hashtagOf(trend)}
          </span>
          <span className={styles.aside}>{posts(trend.count)}</span>
        </span>
        <SparkLine amounts={trend.hours} />
        {busiest && <VisuallyHidden>{text.busiest(clock(busiest))}</VisuallyHidden>}
      </Link>
      {children}
    </div>
  )
}
