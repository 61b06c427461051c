import type { FoundMessage } from '@jes/contract/messages/messageSearch'
import { whenOf } from '#features/messages/talks/when.ts'
import { langOf, useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { useMinute } from '#lib/useMinute.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './found.module.css'
import { messages } from './messages.ts'

/** A found message; a press shows it in its talk. */
export function FoundRow({ message, user }: FoundMessage) {
  const text = useText(messages)
  const now = useMinute()
  const isMine = useSession((session) => session.user?._id === message.user)
  const said = isMine ? text.you(message.content) : message.content
  return (
    <Link to={`/messages/${message.talk}?at=${message.seq}`} className={styles.row}>
      <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
      <span className={styles.words}>
        <b lang={langOf(user.displayName)}>{user.displayName}</b>
        <time dateTime={message.createdAt}>{whenOf(message.createdAt, text.yesterday, now)}</time>
        <span className={styles.said}>
          <Txt>{said}</Txt>
        </span>
      </span>
    </Link>
  )
}
