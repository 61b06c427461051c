import type { Case } from '@jes/contract/cases'
import { Flag, Gavel } from 'lucide-react'
import { DueClock } from '#features/adminParts/DueClock.tsx'
import { PersonLine } from '#features/adminParts/PersonLine.tsx'
import { PriorityChip } from '#features/reports/PriorityChip.tsx'
import { useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Cases.module.css'
import { messages } from './messages.ts'

/** Whom it concerns, how much it weighs, and by when it must be answered or what was decided. */
export function CaseHead({ one }: { one: Case }) {
  const text = useText(messages)
  const { kind, subject, jehub, outcome, thingState, decidedBy } = one

  return (
    <header className={styles.head}>
      <PersonLine user={subject}>
        {text[kind]}
        {jehub && (
          <>
            {' · '}
            <Txt>{jehub.name}</Txt>
          </>
        )}{' '}
        · <Time iso={one.createdAt} />
      </PersonLine>
      <p className={styles.chips}>
        <PriorityChip priority={one.priority} />
        {outcome ? (
          <Chip tone="green" icon={<Gavel />}>
            {text[outcome]}
            {decidedBy && ` ${text.decidedBy(decidedBy.displayName)}`}
          </Chip>
        ) : (
          <DueClock dueAt={one.dueAt} />
        )}
        <Chip tone="blue" icon={<Flag />}>
          {one.reportCount > 0 ? text.reports(one.reportCount) : text.byHouse}
        </Chip>
        {thingState !== 'live' && <Chip>{text[`is${thingState}`]}</Chip>}
      </p>
    </header>
  )
}
