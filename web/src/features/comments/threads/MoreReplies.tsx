import type { Comment } from '@jes/contract/comments/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loadReplies } from '#features/comments/comments/later.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import styles from './Comment.module.css'
import { focusComment } from './focusComment.ts'
import { messages } from './messages.ts'

export function MoreReplies({ comment }: { comment: Comment }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  const { _id: parent, ad: postId, repliesCursor: cursor, replyCount, replies } = comment

  async function load() {
    setIsLoading(true)
    try {
      const first = await loadReplies(client, { postId, parent, cursor })
      // The button may be gone: the focus moves to the first new reply.
      if (first) requestAnimationFrame(() => focusComment(first, { scrolls: false }))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <button
      type="button"
      className={styles.goOn}
      aria-busy={isLoading || undefined}
      onClick={() => !isLoading && void load()}
    >
      {isLoading ? text.loading : text.moreReplies(Math.max(1, replyCount - replies.length))}
    </button>
  )
}
