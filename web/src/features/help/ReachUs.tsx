import { useText } from '#lib/language.ts'
import styles from './Help.module.css'
import { messages } from './messages.ts'

export function ReachUs() {
  const text = useText(messages)

  return (
    <section className={styles.reach}>
      <h2 className={styles.heading}>{text.reachUs}</h2>
      <p>{text.reachByMail}</p>
      <p>{text.reachHow}</p>
      <p>{text.grievance}</p>
    </section>
  )
}
