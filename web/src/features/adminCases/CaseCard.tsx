import type { Case, StaffAction } from '@jes/contract/cases'
import { detailPath } from '#features/admin/sections.ts'
import { actionsFor } from '#features/adminDeeds/actions.ts'
import { verbOf } from '#features/adminDeeds/sayings.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Txt } from '#ui/Txt.tsx'
import { CaseHead } from './CaseHead.tsx'
import styles from './Cases.module.css'
import { messages } from './messages.ts'
import { Reasons } from './Reasons.tsx'
import { standingOf } from './standingOf.ts'

/** What can be done without a closer look. */
const QUICK: readonly StaffAction[] = ['dismiss', 'remove']

type Props = { one: Case; onAct: (action: StaffAction) => void }

export function CaseCard({ one, onAct }: Props) {
  const text = useText(messages)
  const { kind, evidence, subject } = one
  const path = detailPath('queue', one._id)
  const quick = actionsFor(standingOf(one)).filter((action) => QUICK.includes(action))

  return (
    <article
      tabIndex={-1}
      data-item={one._id}
      aria-label={text.about(text[kind], evidence.title || (subject?.displayName ?? ''))}
      className={styles.card}
    >
      <CaseHead one={one} />
      <Link to={path} className={styles.title}>
        <Txt>{evidence.title || text[kind]}</Txt>
      </Link>
      {evidence.content && (
        <Txt as="p" className={`${styles.content} ${styles.cut}`}>
          {evidence.content}
        </Txt>
      )}
      <Reasons of={one.reasons} />
      <div className={styles.deeds}>
        {one.state === 'open' &&
          quick.map((action) => (
            <Button
              key={action}
              size="sm"
              look={action === 'remove' ? 'dangerLine' : 'line'}
              onClick={() => onAct(action)}
            >
              {verbOf(action, kind)}…
            </Button>
          ))}
        <LinkButton href={path} look="quiet" size="sm">
          {text.look}
        </LinkButton>
      </div>
    </article>
  )
}
