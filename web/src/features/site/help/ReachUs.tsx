import { useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './Help.module.css'
import { messages } from './messages.ts'

export function ReachUs() {
  const text = useText(messages)

  return (
    <section className={styles.reach}>
      <h2 className={styles.heading}>{text.reachUs}</h2>
      <p>{inDigits(toLatin(text.grievance))}</p>
      <p>
        <LinkButton href="/help/grievance" look="line" size="sm">
          {text.toGrievance}
        </LinkButton>
      </p>
      <p>{text.reachByMail}</p>
    </section>
  )
}
