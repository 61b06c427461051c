import type { Comment } from '@jes/contract/comments/comments'
import { lazy, memo, Suspense } from 'react'
import { CommentActions, replyButtonId } from '#features/comments/comment/CommentActions.tsx'
import { CommentHeader } from '#features/comments/comment/CommentHeader.tsx'
import { CommentText } from '#features/comments/comment/CommentText.tsx'
import { ReplyBox } from '#features/comments/commentBox/ReplyBox.tsx'
import {
  collapse,
  isJustOpened,
  useIsCollapsed,
  useWritingAt,
  write,
} from '#features/comments/comments/threadState.ts'
import { useUnsent } from '#features/comments/comments/unsent.ts'
import { WaitingLine } from '#features/core/outbox/WaitingLine.tsx'
import { useText } from '#lib/language.ts'
import { CollapsedComment } from './CollapsedComment.tsx'
import styles from './Comment.module.css'
import { CommentSide } from './CommentSide.tsx'
import { focusSoon } from './focusComment.ts'
import { messages } from './messages.ts'
import { Replies } from './Replies.tsx'
import { useThreadView } from './threadContext.ts'
import { useAsWished } from './useAsWished.ts'

/** Only who has a comment of their own needs it. */
const EditBox = lazy(async () => ({
  default: (await import('#features/comments/commentBox/EditBox.tsx')).EditBox,
}))

type Props = {
  comment: Comment
  /** 0 for comments on the post, or for the first of the shown thread. */
  level: number
}

/** A comment, its actions, and its replies. */
export const CommentItem = memo(function CommentItem({ comment, level }: Props) {
  const text = useText(messages)
  const { postId, canReply, linked } = useThreadView()
  const { _id: id, user } = comment
  const isCollapsed = useIsCollapsed(postId, id)
  const writing = useWritingAt(postId, id)
  const unsent = useUnsent(postId, id)
  const { shown, isEdited, isDeleted } = useAsWished(comment)
  const isReplying = canReply && writing === 'reply'
  const isEditing = writing === 'edit'
  const takesFocus = isJustOpened(postId)
  const hasReplies = comment.replyCount > 0 || comment.replies.length > 0 || unsent.length > 0

  function handleCollapse() {
    collapse(postId, id, true)
    focusSoon(id, 'button')
  }

  function handleClose() {
    write(postId, null)
    document.getElementById(replyButtonId(id))?.focus()
  }

  if (isCollapsed && hasReplies) return <CollapsedComment comment={comment} />

  return (
    <li
      id={`c${id}`}
      className={styles.comment}
      data-top={level === 0 || undefined}
      data-lit={isReplying || undefined}
    >
      <CommentSide
        comment={comment}
        level={level}
        hasReplies={hasReplies}
        onCollapse={handleCollapse}
      />
      <div className={styles.main}>
        <div className={styles.own} data-rail={hasReplies || isReplying || undefined}>
          <article
            tabIndex={-1}
            className={styles.article}
            data-linked={linked === id || undefined}
            aria-label={user ? text.commentBy(user.displayName) : text.emptyPlace}
          >
            {user && <CommentHeader comment={comment} user={user} />}
            {isEditing ? (
              <Suspense fallback={<CommentText comment={shown} />}>
                <EditBox comment={shown} takesFocus={takesFocus} onClose={handleClose} />
              </Suspense>
            ) : (
              !isDeleted && <CommentText comment={shown} />
            )}
            {(isEdited || isDeleted) && (
              <WaitingLine kind={isDeleted ? 'delete' : 'edit'} subject={`comment ${id}`} />
            )}
            {user && !isEditing && !isDeleted && (
              <CommentActions comment={comment} canReply={canReply} isReplying={isReplying} />
            )}
          </article>
          {isReplying && (
            <ReplyBox comment={comment} takesFocus={takesFocus} onClose={handleClose} />
          )}
        </div>
        {hasReplies && (
          <Replies comment={comment} unsent={unsent} level={level + 1}>
            {comment.replies.map((reply) => (
              <CommentItem key={reply._id} comment={reply} level={level + 1} />
            ))}
          </Replies>
        )}
      </div>
    </li>
  )
})
