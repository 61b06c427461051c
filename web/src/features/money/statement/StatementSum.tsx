import type { StatementSummary } from '@jes/contract/money/earnings'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './messages.ts'
import styles from './statement.module.css'

/** What was credited and why, as a sum. */
export function StatementSum({ statement }: { statement: StatementSummary }) {
  const text = useText(messages)
  const { linesPaisa, carriedPaisa, creditedPaisa, isEligible } = statement
  const rest = linesPaisa + carriedPaisa - creditedPaisa

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{text.sum}</h2>
      <dl className={styles.sum} aria-label={text.sum}>
        <div>
          <dt>{text.lines}</dt>
          <dd>{exactMoney(linesPaisa)}</dd>
        </div>
        <div>
          <dt>{text.carried}</dt>
          <dd>+ {exactMoney(carriedPaisa)}</dd>
        </div>
        {rest !== 0 && (
          <div>
            <dt>{text.notEligible}</dt>
            <dd>− {exactMoney(rest)}</dd>
          </div>
        )}
        <div data-sum>
          <dt>{text.credited}</dt>
          <dd>= {exactMoney(creditedPaisa)}</dd>
        </div>
      </dl>
      {!isEligible && <p className={styles.hint}>{text.notEligibleWhy}</p>}
      <p className={styles.hint}>
        <Link to="/premium/how">{text.how}</Link>
      </p>
    </section>
  )
}
