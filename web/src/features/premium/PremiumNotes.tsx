import { useText } from '#lib/language.ts'
import styles from './PremiumNotes.module.css'
import { messages } from './pageMessages.ts'

export function PremiumNotes() {
  const text = useText(messages)

  return (
    <div className={styles.notes}>
      <h2 className={styles.title}>{text.neverSold}</h2>
      <p className={styles.sentence}>{text.neverSoldSentence}</p>
      <h2 className={styles.title}>{text.eligible}</h2>
      <p className={styles.sentence}>{text.eligibleSentence}</p>
    </div>
  )
}
