import type { Case } from '@jes/contract/staff/cases'
import {
  Clapperboard,
  FileText,
  Gavel,
  type LucideIcon,
  MessageCircle,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { AgeClock } from '#features/staff/adminParts/AgeClock.tsx'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './adminCasesMessages.ts'
import { casePath } from './api.ts'
import styles from './Cases.module.css'
import { ReasonChip, useReason } from './ReasonChip.tsx'

const ICONS: Record<Case['kind'], LucideIcon> = {
  post: FileText,
  comment: MessageCircle,
  clip: Clapperboard,
  jehub: UsersRound,
  user: UserRound,
}

/** What it is, why it was reported, by how many, and how long it has. The link covers the row. */
export function CaseRow({ one, isOpen }: { one: Case; isOpen: boolean }) {
  const text = useText(messages)
  const { search } = usePlace()
  const { kind, evidence, subject, jehub, outcome, decidedBy } = one
  const reason = useReason(one)
  const Icon = ICONS[kind]
  const name = evidence.title || evidence.content || subject?.displayName || text[kind]

  return (
    <tr className={styles.row} data-open={isOpen || undefined}>
      <td>
        <div className={styles.what}>
          <span className={styles.tile}>
            <Icon />
          </span>
          <p className={styles.words}>
            <Link
              to={casePath(one._id, search)}
              keepsScroll
              data-item={one._id}
              aria-current={isOpen ? 'true' : undefined}
              className={styles.title}
            >
              <Txt>{name}</Txt>
            </Link>
            <span className={styles.hint}>
              {text[kind]}
              {(jehub || subject) && ' · '}
              <Txt>{jehub?.name ?? subject?.displayName ?? ''}</Txt>
              <span className={styles.narrow}> · {reason}</span>
            </span>
          </p>
        </div>
      </td>
      <td className={styles.why}>
        <ReasonChip one={one} />
      </td>
      <td className={styles.many}>{number(one.reportCount)}</td>
      <td className={styles.when}>
        {outcome ? (
          <Chip icon={<Gavel />}>
            {text[outcome]}
            {decidedBy && ` ${text.decidedBy(decidedBy.displayName)}`}
          </Chip>
        ) : (
          <AgeClock since={one.createdAt} dueAt={one.dueAt} />
        )}
      </td>
    </tr>
  )
}
