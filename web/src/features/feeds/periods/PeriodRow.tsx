import type { FeedPeriod } from '@jes/contract/feeds/feeds'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ChoiceRow.module.css'
import { messages } from './messages.ts'
import { PERIODS } from './periods.ts'

type Props = { current: FeedPeriod; hrefOf: (period: FeedPeriod) => string }

/** The best of which time. */
export function PeriodRow({ current, hrefOf }: Props) {
  const text = useText(messages)

  return (
    <nav aria-label={text.period} className={styles.row}>
      {PERIODS.map((period) => (
        <Link
          key={period}
          to={hrefOf(period)}
          keepsScroll
          aria-current={period === current ? 'true' : undefined}
          className={styles.choice}
        >
          {text[period]}
        </Link>
      ))}
    </nav>
  )
}
