import type { Message } from '@jes/contract/messages/messages'

/** A complete message for tests, with the given changes. */
export function exampleMessage(change: Partial<Message> = {}): Message {
  const seq = change.seq ?? 1
  return {
    _id: String(seq),
    talk: '9',
    seq,
    user: '1',
    content: `n${seq}`,
    isDeleted: false,
    editedAt: null,
    replyTo: null,
    post: null,
    reactions: [],
    line: null,
    expiresAt: null,
    createdAt: '2026-10-13T06:00:00.000Z',
    ...change,
  }
}
