import type { ModAct } from '@jes/contract/hubs/moderation'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import { langOf, useText } from '#lib/language.ts'
import { HubIcon } from '#ui/HubIcon.tsx'
import { Link } from '#ui/Link.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './appeal.module.css'
import { messages } from './messages.ts'

const ACTIONS = [
  'removePost',
  'removeComment',
  'labelPost',
  'warn',
  'ban',
  'suspend',
  'unsuspend',
  'closeHub',
  'reopenHub',
  'restorePost',
  'restoreComment',
] as const

/** Who did what, and when: the team of a hub, or the staff of the whole site. */
export function ActHead({ act: { action, jehub, createdAt } }: { act: ModAct }) {
  const text = useText(messages)
  const kind = ACTIONS.find((one) => one === action) ?? 'other'
  const sentence = text[kind](jehub ? text.teamOf(jehub.name) : text.staff)

  return (
    <header className={styles.head}>
      {jehub ? (
        <HubIcon id={jehub._id} name={jehub.name} image={jehub.icon} size={48} />
      ) : (
        <Mark size={48} />
      )}
      <div>
        <h2 className={styles.title} lang={langOf(sentence)}>
          {sentence}
        </h2>
        <p className={styles.hint}>
          <Time iso={createdAt} />
          {jehub && (
            <>
              {' · '}
              <Link to={hubPath(jehub.name)} className={styles.link}>
                {text.toHub(jehub.name)}
              </Link>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
