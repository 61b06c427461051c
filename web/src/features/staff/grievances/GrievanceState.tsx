import type { Grievance } from '@jes/contract/staff/grievances'
import { Copy } from 'lucide-react'
import { shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Grievance.module.css'
import { messages } from './messages.ts'

type Props = {
  grievance: Grievance
  /** It was sent a moment ago. */
  isNew: boolean
}

/** Where a grievance stands, and the number that leads back to it. */
export function GrievanceState({ grievance, isNew }: Props) {
  const text = useText(messages)
  const { number, reason, state, answer, createdAt, dueAt, answeredAt } = grievance

  async function copy() {
    try {
      await navigator.clipboard.writeText(number)
      toast.success(text.copied)
    } catch {
      toast.error(text.copyFailed)
    }
  }

  return (
    <section className={styles.state} aria-live="polite">
      {isNew && (
        <>
          <h2 className={styles.heading}>{text.sent}</h2>
          <p>{text.keepNumber}</p>
        </>
      )}
      <p className={styles.number}>
        <code>{number}</code>
        <Button look="line" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {text.copy}
        </Button>
      </p>
      <p>
        <strong className={styles.badge} data-state={state}>
          {text[state]}
        </strong>{' '}
        {text[reason]}
      </p>
      <p className={styles.times}>
        <span>{text.filedOn(shortDateTime(createdAt))}</span>
        <span>
          {answeredAt
            ? text.answeredOn(shortDateTime(answeredAt))
            : text.dueBy(shortDateTime(dueAt))}
        </span>
      </p>
      {answer && (
        <>
          <h3 className={styles.label}>{text.ourAnswer}</h3>
          <Txt as="p" className={styles.words}>
            {answer}
          </Txt>
        </>
      )}
      <h3 className={styles.label}>{text.yourWords}</h3>
      <Txt as="p" className={styles.words}>
        {grievance.text}
      </Txt>
    </section>
  )
}
