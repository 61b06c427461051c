import type { FoundMessage } from '@jes/contract/messages/messageSearch'
import { GroupAvatar } from '#features/messages/groups/GroupAvatar.tsx'
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
export function FoundRow({ message, user, group }: FoundMessage) {
  const text = useText(messages)
  const now = useMinute()
  const isMine = useSession((session) => session.user?._id === message.user)
  const name = group?.name ?? user.displayName
  const by = group ? `${user.displayName}: ${message.content}` : message.content
  const said = isMine ? text.you(message.content) : by
  return (
    <Link to={`/messages/${message.talk}?at=${message.seq}`} className={styles.row}>
      {group ? (
        <GroupAvatar id={message.talk} group={group} size={40} />
      ) : (
        <Avatar id={user._id} name={user.displayName} image={user.image} size={40} />
      )}
      <span className={styles.words}>
        <b lang={langOf(name)}>{name}</b>
        <time dateTime={message.createdAt}>{whenOf(message.createdAt, text.yesterday, now)}</time>
        <span className={styles.said}>
          <Txt>{said}</Txt>
        </span>
      </span>
    </Link>
  )
}
