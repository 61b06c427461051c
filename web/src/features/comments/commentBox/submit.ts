import type { QueryClient } from '@tanstack/react-query'
import { send } from '#features/comments/comments/send.ts'
import { messages } from '#features/comments/comments/sendingMessages.ts'
import { asMember } from '#lib/gate.ts'
import { text } from '#lib/language.ts'
import { useSession, VISITOR, writerId } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { type DraftPlace, storeDraft, visitorKey } from './drafts.ts'

type Written = DraftPlace & { content: string; onSent: () => void }

/** Sends the text of a box. A visitor logs in first; if that is somebody else, the text stays with its writer. */
export function submit(client: QueryClient, { content, onSent, ...place }: Written) {
  const writer = writerId(useSession.getState())
  const { postId, reply: parentComment = null } = place

  const thing = { content, ad: postId, parentComment, draftKey: visitorKey(place) }
  asMember(parentComment ? 'reply' : 'comment', thing, () => {
    const { user } = useSession.getState()
    if (user && writer !== VISITOR && writer !== user._id) {
      storeDraft(place, content)
      toast.show(text(messages).writtenByAnother(user.username))
      return
    }
    storeDraft(place, '')
    const sending = send(client, { postId, parentComment, content: content.trim() })
    onSent()
    return sending
  })
}
