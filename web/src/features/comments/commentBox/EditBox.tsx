import type { Comment } from '@jes/contract/comments/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentDraft, storeDraft } from '#features/comments/commentBox/drafts.ts'
import { edit } from '#features/comments/comments/acts.ts'
import { write } from '#features/comments/comments/threadState.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'
import { PlaceForm } from './PlaceForm.tsx'

type Props = { comment: Comment; takesFocus: boolean; onClose: () => void }

export function EditBox({ comment, takesFocus, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const { _id: id, ad: postId } = comment
  const place = { postId, edit: id }
  const [content, setContent] = useState(() => currentDraft(place) || comment.content)

  function handleChange(typed: string) {
    setContent(typed)
    storeDraft(place, typed)
  }

  function handleSubmit() {
    const trimmed = content.trim()
    storeDraft(place, '')
    onClose()
    if (trimmed === comment.content) return
    // If it is refused, the text is in its box again.
    edit(client, comment, trimmed).catch((error: Error) => {
      storeDraft(place, trimmed)
      write(postId, { edit: id })
      toast.error(error.message)
    })
  }

  function handleCancel() {
    storeDraft(place, '')
    onClose()
  }

  return (
    <PlaceForm
      label={text.editLabel}
      submit={text.save}
      value={content}
      takesFocus={takesFocus}
      onChange={handleChange}
      onSubmit={handleSubmit}
      onCancel={handleCancel}
    />
  )
}
