import type { Notification } from '@jes/contract/notifications/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { KindDisc } from './KindDisc.tsx'
import { messages } from './messages.ts'
import styles from './NotificationRow.module.css'
import { pathOf } from './pathOf.ts'
import { RowMenu } from './RowMenu.tsx'
import { readOne } from './read.ts'

type Props = {
  notification: Notification
  /** Somebody follows a link of the row: a panel over the page closes. */
  onGo?: (() => void) | undefined
}

export function NotificationRow({ notification, onGo }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { type, content, createdAt, isRead, user } = notification
  const path = pathOf(notification)
  const words = <Sentence notification={notification} />

  function open() {
    void readOne(client, notification)
    onGo?.()
  }

  return (
    <div className={styles.row} data-unread={!isRead || undefined}>
      {user ? (
        <Link
          to={`/je/${user.username}`}
          className={styles.person}
          aria-label={text.profileOf(user.displayName)}
          onClick={onGo}
        >
          <Avatar id={user._id} name={user.displayName} image={user.image} />
          <KindDisc type={type} size="small" />
        </Link>
      ) : (
        <span className={styles.person}>
          <KindDisc type={type} size="large" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.content} lang={langOf(content)} dir="auto">
          {path ? (
            <Link
              to={path}
              className={styles.link}
              onClick={open}
              onAuxClick={(event) => event.button === 1 && open()}
            >
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        <p className={styles.facts}>
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {shortDateTime(createdAt)}
          </time>
          <Chip size="sm">{text[type] as string}</Chip>
        </p>
      </div>
      <div className={styles.end}>
        {!isRead && (
          <span className={styles.dot}>
            <VisuallyHidden>{text.unread}</VisuallyHidden>
          </span>
        )}
        <RowMenu notification={notification} />
      </div>
    </div>
  )
}

/** The name that it begins with stands out. */
function Sentence({ notification: { content, user } }: { notification: Notification }) {
  const name = user?.displayName
  if (!name || !content.startsWith(name)) return content
  return (
    <>
      <b>{name}</b>
      {content.slice(name.length)}
    </>
  )
}
