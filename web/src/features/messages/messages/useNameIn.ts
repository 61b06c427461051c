import type { Talk } from '@jes/contract/messages/talks'
import { usePersonIn } from '#features/messages/groups/members.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { messages } from './messages.ts'

/** What somebody in a talk is called by who reads it. */
export function useNameIn(talk: Talk, userId: string | null) {
  const text = useText(messages)
  const isMe = useSession(({ user }) => user?._id === userId)
  const person = usePersonIn(talk, userId)
  return isMe ? text.you : (person?.displayName ?? text.somebody)
}
