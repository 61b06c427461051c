import type { Talk } from '@jes/contract/messages/talks'
import { messages } from '#features/messages/messages/messages.ts'
import styles from '#features/messages/messages/talk.module.css'
import { useText } from '#lib/language.ts'
import { useIsTyping } from './typing.ts'

/** Below the name: whether they write or are active, and how long messages stay. */
export function TalkState({ talk }: { talk: Talk }) {
  const text = useText(messages)
  const isTyping = useIsTyping(talk._id)
  const stays = { off: null, day: text.goAfterDay, week: text.goAfterWeek }[talk.disappearing]
  if (isTyping) return <p className={styles.active}>{text.typing}</p>
  if (talk.isActive) return <p className={styles.active}>{text.active}</p>
  return (
    <p>
      @{talk.user.username}
      {stays && ` · ${stays}`}
    </p>
  )
}
