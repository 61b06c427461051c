import type { Message, ReactionSign } from '@jes/contract/messages/messages'

/** A message with the one sign of a member, or with none of theirs. */
export function withSign(message: Message, userId: string, sign: ReactionSign | null): Message {
  const others = message.reactions
    .map((one) => ({ ...one, users: one.users.filter((id) => id !== userId) }))
    .filter(({ sign: theirs, users }) => users.length > 0 || theirs === sign)
  const isThere = others.some((one) => one.sign === sign)
  const all = sign && !isThere ? [...others, { sign, users: [] }] : others
  const reactions = all.map((one) =>
    one.sign === sign ? { ...one, users: [...one.users, userId] } : one,
  )
  return { ...message, reactions }
}

export function signOf({ reactions }: Message, userId: string | undefined) {
  return reactions.find(({ users }) => userId && users.includes(userId))?.sign ?? null
}
