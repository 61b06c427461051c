import type { StatementSummary } from '@jes/contract/money/earnings'
import { ChevronRight } from 'lucide-react'
import { monthTitle } from '#features/money/revenue/monthTitle.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Earnings.module.css'
import { messages } from './messages.ts'

/** Each month with its amount; its statement says how it came to be. */
export function MonthRows({ months }: { months: readonly StatementSummary[] }) {
  const text = useText(messages)

  return (
    <ul className={styles.rows}>
      {months.map(({ month, creditedPaisa, isEligible }) => (
        <li key={month}>
          <Link to={`/premium/earnings/${month}`} className={styles.row}>
            <span className={styles.month}>
              {monthTitle(month)} {!isEligible && <Chip size="sm">{text.notEligible}</Chip>}
            </span>
            <span className={styles.amount}>{exactMoney(creditedPaisa)}</span>
            <ChevronRight />
          </Link>
        </li>
      ))}
    </ul>
  )
}
