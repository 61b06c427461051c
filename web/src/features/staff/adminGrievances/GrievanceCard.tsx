import type { StaffGrievance } from '@jes/contract/staff/grievances'
import { PriorityChip } from '#features/core/reports/PriorityChip.tsx'
import { DueClock } from '#features/staff/adminParts/DueClock.tsx'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './Grievances.module.css'
import { messages } from './messages.ts'

/** Who asks for redress, why, and the answer or the form for it. */
export function GrievanceCard({ grievance }: { grievance: StaffGrievance }) {
  const text = useText(messages)
  const { number, name, email, reason, link, answer, answeredAt, decidedBy } = grievance
  const isOpen = grievance.state === 'open'

  return (
    <Row>
      <header className={styles.head}>
        <h2 className={styles.number}>{number}</h2>
        <p className={styles.chips}>
          <PriorityChip priority={grievance.priority} />
          <Chip>{text[reason]}</Chip>
          {isOpen && <DueClock dueAt={grievance.dueAt} />}
        </p>
      </header>
      <p className={styles.hint}>
        <Txt>{name}</Txt> · {email} · <Time iso={grievance.createdAt} />
      </p>
      <Txt as="p" className={styles.words}>
        {grievance.text}
      </Txt>
      {link && (
        <p className={styles.hint}>
          {text.link}: <LinkOf to={link} />
        </p>
      )}
      {isOpen ? (
        <AnswerForm grievance={grievance} />
      ) : (
        <>
          <Txt as="p" className={styles.words}>
            {answer}
          </Txt>
          <p className={styles.hint}>
            {decidedBy && `${text.answeredBy(decidedBy.displayName)} · `}
            {answeredAt && <Time iso={answeredAt} />}
          </p>
        </>
      )}
    </Row>
  )
}

/** Anybody may have written it: only a web URL is a link, without a referrer. */
function LinkOf({ to }: { to: string }) {
  if (!/^https?:\/\//.test(to)) return <Txt>{to}</Txt>
  return (
    <a href={to} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      {to}
    </a>
  )
}
