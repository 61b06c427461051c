import type { Comment } from '@jes/contract/comments/comments'
import { useMemo } from 'react'
import { useWish } from '#features/core/outbox/acts.ts'

/** A comment as its writer has left it without a connection: with the new text, or to be deleted. */
export function useAsWished(comment: Comment) {
  const subject = `comment ${comment._id}`
  const edit = useWish('edit', subject)
  const isDeleted = useWish('delete', subject) !== undefined
  const shown = useMemo(
    () => (edit ? { ...comment, content: edit.content, body: edit.body } : comment),
    [comment, edit],
  )
  return { shown, isEdited: edit !== undefined, isDeleted }
}
