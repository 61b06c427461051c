import type { Content } from '@jes/contract/staff/cases'
import { useQueryClient } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { actionsFor } from '#features/staff/staffActions/actions.ts'
import { actOn } from '#features/staff/staffActions/api.ts'
import { verbOf } from '#features/staff/staffActions/sayings.ts'
import type { StaffActionDialog } from '#features/staff/staffActions/useStaffActions.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Content.module.css'
import { messages } from './messages.ts'

const tones = { live: 'green', held: 'gold', removed: 'red', deleted: 'grey' } as const

type Props = { one: Content; onAsk: (dialog: StaffActionDialog) => void }

export function ContentRow({ one, onAsk }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { _id, kind, user, jehub, title, content, path, state, label } = one
  const standing = { kind, thingState: state, isOpen: false, outcome: null, hasSubject: false }
  const heading = title || content

  return (
    <Row>
      <header className={styles.head}>
        <PersonLine user={user}>
          @{user.username}
          {jehub && (
            <>
              {' · '}
              <Txt>{jehub.name}</Txt>
            </>
          )}{' '}
          · <Time iso={one.createdAt} />
        </PersonLine>
        <span className={styles.actions}>
          {label && <Chip icon={<Tag />}>{label}</Chip>}
          <Chip tone={tones[state]}>{text[state]}</Chip>
        </span>
      </header>
      {path ? (
        <Link to={path} className={styles.title}>
          <Txt>{heading}</Txt>
        </Link>
      ) : (
        <Txt as="p" className={styles.title}>
          {heading}
        </Txt>
      )}
      {title && content && (
        <Txt as="p" className={styles.words}>
          {content}
        </Txt>
      )}
      <div className={styles.actions}>
        {actionsFor(standing).map((action) => (
          <Button
            key={action}
            size="sm"
            look={action === 'remove' ? 'dangerLine' : 'line'}
            onClick={() =>
              onAsk({
                kind,
                name: heading,
                who: user.displayName,
                action,
                send: (decision) => actOn(client, kind, _id, decision),
              })
            }
          >
            {verbOf(action, kind)}…
          </Button>
        ))}
      </div>
    </Row>
  )
}
