import type { Comment } from '@jes/contract/comments/comments'
import { Pin } from 'lucide-react'
import { NameMarks } from '#features/core/users/NameMarks.tsx'
import { exactTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './CommentHeader.module.css'
import { messages } from './messages.ts'
import { useCommentPath } from './useCommentPath.ts'

type User = NonNullable<Comment['user']>

/** Who wrote it and when. */
export function CommentHeader({ comment, user }: { comment: Comment; user: User }) {
  const text = useText(messages)
  const { _id, createdAt, editedAt, isAuthor, isPinned } = comment
  const path = useCommentPath(_id)

  return (
    <header className={styles.header}>
      <Link
        to={`/je/${encodeURIComponent(user.username)}`}
        className={styles.name}
        lang={langOf(user.displayName)}
      >
        {user.displayName}
      </Link>
      <NameMarks user={user} isPressable />
      {isAuthor && (
        <Chip tone="red" size="sm">
          {text.author}
        </Chip>
      )}
      <span className={styles.username}>@{user.username}</span>
      <span className={styles.facts}>
        <span aria-hidden="true" className={styles.dot}>
          ·{' '}
        </span>
        <Link to={path}>
          <Time iso={createdAt} />
        </Link>
        {editedAt && (
          <span title={exactTime(editedAt)}>
            <span aria-hidden="true"> · </span>
            {text.edited}
          </span>
        )}
      </span>
      {isPinned && (
        <span className={styles.pinned}>
          <Pin size={14} />
          {text.pinned}
        </span>
      )}
    </header>
  )
}
