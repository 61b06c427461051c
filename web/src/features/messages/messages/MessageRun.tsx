import type { Talk } from '@jes/contract/messages/talks'
import { usePersonIn } from '#features/messages/groups/members.ts'
import { langOf } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MessageItem } from './MessageItem.tsx'
import type { Run } from './runs.ts'
import styles from './talk.module.css'
import { useNameIn } from './useNameIn.ts'

type Props = { run: Run; talk: Talk; onJump: (seq: number) => void }

/** What one person wrote one after another; in a group with their face and name above. */
export function MessageRun({ run, talk, onJump }: Props) {
  const writer = run.messages[0]?.user ?? null
  const isMine = useSession((session) => session.user?._id === writer)
  const name = useNameIn(talk, writer)
  const person = usePersonIn(talk, writer)
  const hasFace = talk.group !== null && !isMine
  return (
    <div className={styles.run} data-mine={isMine || undefined} data-faced={hasFace || undefined}>
      {hasFace ? (
        <p className={styles.writer} lang={langOf(name)}>
          <Avatar id={writer ?? ''} name={name} image={person?.image} size={32} />
          {name}
        </p>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      {run.messages.map((message) => (
        <MessageItem
          key={message.seq}
          message={message}
          talk={talk}
          isMine={isMine}
          onJump={onJump}
        />
      ))}
    </div>
  )
}
