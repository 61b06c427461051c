import type { Comment } from '@jes/contract/comments/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { storeDraft, useDraft } from '#features/comments/commentBox/drafts.ts'
import { submit } from '#features/comments/commentBox/submit.ts'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { messages } from './messages.ts'
import { PlaceForm } from './PlaceForm.tsx'
import { useSelf } from './useSelf.ts'

type Props = { comment: Comment; takesFocus: boolean; onClose: () => void }

export function ReplyBox({ comment, takesFocus, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const self = useSelf()
  const { _id: id, ad: postId } = comment
  const place = useMemo(() => ({ postId, reply: id }), [postId, id])
  const content = useDraft(place)

  return (
    <PlaceForm
      label={text.replyTo(comment.user?.displayName ?? '')}
      submit={text.reply}
      value={content}
      takesFocus={takesFocus}
      avatar={self && <Avatar id={self._id} name={self.displayName} image={self.image} size={28} />}
      onChange={(content) => storeDraft(place, content)}
      onSubmit={() => submit(client, { ...place, content, onSent: onClose })}
      onCancel={onClose}
    />
  )
}
