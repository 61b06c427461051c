import type { Message } from '@jes/contract/messages/messages'
import type { Talk } from '@jes/contract/messages/talks'
import { Clock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useWish } from '#features/core/outbox/acts.ts'
import { useText } from '#lib/language.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Bubble } from './Bubble.tsx'
import { MessageMenuButton } from './MessageMenuButton.tsx'
import { messages } from './messages.ts'
import { QuoteLine } from './QuoteLine.tsx'
import { SentState } from './SentState.tsx'
import styles from './talk.module.css'
import { useShown } from './useShown.ts'

const SharedCard = lazy(async () => ({ default: (await import('./SharedCard.tsx')).SharedCard }))
const Reactions = lazy(async () => ({ default: (await import('./Reactions.tsx')).Reactions }))

type Props = { message: Message; talk: Talk; isMine: boolean; onJump: (seq: number) => void }

/** One message with its signs, and what can be done with it. */
export function MessageItem({ message, talk, isMine, onJump }: Props) {
  const text = useText(messages)
  const isAsleep = talk.folder === 'requests'
  const shown = useShown(message)
  const isEditWaiting = useWish('edit', `message ${message._id}`) !== undefined
  const state = isEditWaiting ? (
    <>
      <Clock />
      <VisuallyHidden>{text.waiting}</VisuallyHidden>
    </>
  ) : (
    isMine && <SentState isRead={message.seq <= (talk.otherReadSeq ?? 0)} />
  )

  return (
    <div className={styles.message} data-message={message.seq}>
      <div className={styles.body}>
        <Bubble
          said={shown}
          isAsleep={isAsleep}
          card={
            shown.post && (
              <Suspense>
                <SharedCard card={shown.post.card} isAsleep={isAsleep} />
              </Suspense>
            )
          }
          quote={shown.replyTo && <QuoteLine quote={shown.replyTo} talk={talk} onJump={onJump} />}
          state={state}
        />
        <Suspense>{shown.reactions.length > 0 && <Reactions message={shown} />}</Suspense>
      </div>
      <MessageMenuButton message={shown} talk={talk} />
    </div>
  )
}
