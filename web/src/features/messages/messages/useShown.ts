import type { Message } from '@jes/contract/messages/messages'
import { useWish } from '#features/core/outbox/acts.ts'
import { useSession } from '#lib/session.ts'
import { withSign } from './reactions.ts'

/** A message with the edit and the sign of mine that wait to be sent. */
export function useShown(message: Message): Message {
  const subject = `message ${message._id}`
  const edit = useWish('edit', subject)
  const sign = useWish('reaction', subject)
  const userId = useSession(({ user }) => user?._id)
  const edited = edit ? { ...message, content: edit.content } : message
  return userId && sign !== undefined ? withSign(edited, userId, sign) : edited
}
