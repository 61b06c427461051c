import type { Comment } from '@jes/contract/comments/comments'
import { CircleMinus } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './Comment.module.css'
import { messages } from './messages.ts'
import { useThreadView } from './threadContext.ts'

type Props = { comment: Comment; level: number; hasReplies: boolean; onCollapse: () => void }

/** The avatar beside a comment, and the rail below it, which collapses the thread. */
export function CommentSide({ comment, level, hasReplies, onCollapse }: Props) {
  const text = useText(messages)
  const { isNarrow } = useThreadView()
  const { user } = comment
  const label = text.collapse(user?.displayName ?? text.somebody)

  return (
    <div className={styles.side}>
      {user ? (
        <Link to={`/je/${encodeURIComponent(user.username)}`} tabIndex={-1} aria-hidden="true">
          <Avatar
            id={user._id}
            name={user.displayName}
            image={user.image}
            size={sizeAt(level, isNarrow)}
          />
        </Link>
      ) : (
        <span className={styles.nobody} />
      )}
      {hasReplies && (
        <>
          <button
            type="button"
            className={styles.collapse}
            aria-label={label}
            title={label}
            aria-expanded={true}
            onClick={onCollapse}
          >
            <CircleMinus size={18} />
          </button>
          {/* The same by pressing the rail; the keyboard has the button. */}
          <span aria-hidden="true" className={styles.rail} onClick={onCollapse} />
        </>
      )}
    </div>
  )
}

export function sizeAt(level: number, isNarrow: boolean) {
  if (!isNarrow) return 36
  return level === 0 ? 32 : 28
}
