import type { Comment } from '@jes/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepDraft, useDraft } from '#features/outbox/drafts.ts'
import { send } from '#features/outbox/send.ts'
import { useText } from '#lib/language.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { logInFirst } from './logInFirst.ts'
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

  function handleSubmit() {
    if (!self) return logInFirst(`c${id}`)
    keepDraft(place, '')
    void send(client, { postId, parentComment: id, content: content.trim() })
    onClose()
  }

  return (
    <PlaceForm
      label={text.replyTo(comment.user?.displayName ?? '')}
      submit={text.reply}
      value={content}
      takesFocus={takesFocus}
      avatar={self && <Avatar id={self._id} name={self.displayName} image={self.image} size={28} />}
      onChange={(content) => keepDraft(place, content)}
      onSubmit={handleSubmit}
      onCancel={onClose}
    />
  )
}
