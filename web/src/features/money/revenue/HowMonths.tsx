import { useText } from '#lib/language.ts'
import { PublicMonths } from './PublicMonths.tsx'
import styles from './revenueHow.module.css'
import { messages } from './revenueHowMessages.ts'

/** What really was shared, below the rules by which it was. */
export function HowMonths() {
  const text = useText(messages)
  return (
    <section id="months">
      <div className={styles.months}>
        <h2 className={styles.heading}>{text.months}</h2>
        <p>{text.monthsLead}</p>
      </div>
      <PublicMonths />
    </section>
  )
}
