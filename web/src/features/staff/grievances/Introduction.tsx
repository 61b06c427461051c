import { useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import styles from './Grievance.module.css'
import { messages } from './messages.ts'

/** Whom this is for, and what is quicker. */
export function Introduction() {
  const text = useText(messages)
  return (
    <div className={styles.part}>
      <p>{inDigits(toLatin(text.lead))}</p>
      <p className={styles.urgent}>{inDigits(toLatin(text.urgent))}</p>
      <p className={styles.muted}>{text.reportInstead}</p>
    </div>
  )
}
