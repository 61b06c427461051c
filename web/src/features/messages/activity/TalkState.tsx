import type { Talk } from '@jes/contract/messages/talks'
import { usePersonIn } from '#features/messages/groups/members.ts'
import { messages } from '#features/messages/messages/messages.ts'
import styles from '#features/messages/messages/talk.module.css'
import { useText } from '#lib/language.ts'
import { useTyping } from './typing.ts'

/** Below the name: whether they write or are active, and how long messages stay. */
export function TalkState({ talk }: { talk: Talk }) {
  const text = useText(messages)
  const writer = useTyping(talk._id)
  const writing = usePersonIn(talk, writer)
  const stays = { off: null, day: text.goAfterDay, week: text.goAfterWeek }[talk.disappearing]
  if (writer && !talk.group) return <p className={styles.active}>{text.typing}</p>
  if (writer && writing)
    return <p className={styles.active}>{text.isTyping(writing.displayName)}</p>
  if (talk.isActive) return <p className={styles.active}>{text.active}</p>
  return (
    <p>
      {talk.group ? text.members(talk.group.memberCount) : `@${talk.user?.username}`}
      {stays && ` · ${stays}`}
    </p>
  )
}
