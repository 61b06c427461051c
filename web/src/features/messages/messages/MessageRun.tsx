import type { Talk } from '@jes/contract/messages/talks'
import { useSession } from '#lib/session.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MessageItem } from './MessageItem.tsx'
import type { Run } from './runs.ts'
import styles from './talk.module.css'
import { useNameIn } from './useNameIn.ts'

type Props = { run: Run; talk: Talk; onJump: (seq: number) => void }

/** What one of the two wrote one after another. */
export function MessageRun({ run, talk, onJump }: Props) {
  const writer = run.messages[0]?.user ?? null
  const isMine = useSession((session) => session.user?._id === writer)
  const name = useNameIn(talk, writer)
  return (
    <div className={styles.run} data-mine={isMine || undefined}>
      <VisuallyHidden>{name}</VisuallyHidden>
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
