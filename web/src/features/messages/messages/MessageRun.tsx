import type { Talk } from '@jes/contract/messages/talks'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Bubble } from './Bubble.tsx'
import { MessageMenuButton } from './MessageMenuButton.tsx'
import { messages } from './messages.ts'
import type { Run } from './runs.ts'
import { SentState } from './SentState.tsx'
import styles from './talk.module.css'

/** What one of the two wrote one after another. */
export function MessageRun({ run, talk }: { run: Run; talk: Talk }) {
  const text = useText(messages)
  const isMine = useSession((session) => session.user?._id === run.messages[0]?.user)
  const isAsleep = talk.folder === 'requests'
  return (
    <div className={styles.run} data-mine={isMine || undefined}>
      <VisuallyHidden>{isMine ? text.you : talk.user.displayName}</VisuallyHidden>
      {run.messages.map((message) => (
        <div key={message.seq} className={styles.message}>
          <Bubble
            said={message}
            isAsleep={isAsleep}
            state={isMine && <SentState isRead={message.seq <= (talk.otherReadSeq ?? 0)} />}
          />
          {!isMine && !message.isDeleted && <MessageMenuButton message={message} />}
        </div>
      ))}
    </div>
  )
}
