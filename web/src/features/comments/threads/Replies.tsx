import type { Comment } from '@jes/contract/comments/comments'
import type { ReactNode } from 'react'
import { UnsentComment } from '#features/comments/comment/UnsentComment.tsx'
import { useCommentPath } from '#features/comments/comment/useCommentPath.ts'
import type { Unsent } from '#features/comments/comments/unsent.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Comment.module.css'
import { MoreReplies } from './MoreReplies.tsx'
import { messages } from './messages.ts'
import { useThreadView } from './threadContext.ts'
import { UnsentItem } from './UnsentItem.tsx'

type Props = {
  comment: Comment
  unsent: readonly Unsent[]
  level: number
  /** The loaded ones. */
  children: ReactNode
}

/** The replies to a comment; where they are too deep, a link to them. */
export function Replies({ comment, unsent, level, children }: Props) {
  const text = useText(messages)
  const { levels } = useThreadView()
  const { _id: id, user, replies, repliesCursor, replyCount } = comment
  const path = useCommentPath(id)

  if (level >= levels)
    return (
      <ul className={styles.replies}>
        {unsent.map((one) => (
          <li key={one.id} className={styles.line}>
            <UnsentComment unsent={one} />
          </li>
        ))}
        {replyCount > 0 && (
          <li className={styles.line}>
            <Link to={path} className={styles.goOn}>
              {text.goOn}
            </Link>
          </li>
        )}
      </ul>
    )

  const hasMore = repliesCursor !== null || (replies.length === 0 && replyCount > 0)
  return (
    <ul
      className={styles.replies}
      aria-label={text.repliesTo(user?.displayName ?? text.somebody, level + 1)}
    >
      {unsent.map((one) => (
        <UnsentItem key={one.id} unsent={one} level={level} />
      ))}
      {children}
      {hasMore && (
        <li className={styles.line}>
          <MoreReplies comment={comment} />
        </li>
      )}
    </ul>
  )
}
