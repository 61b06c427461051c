import { makeBuffer } from './buffer.ts'
import type { Sql } from './db.ts'
import { type EventRoom, hasRooms } from './events/events.ts'

/** A NOTIFY carries at most 8,000 bytes; two ids need 42 of them. */
const MOST_PER_MESSAGE = 150

/** Posts and comments whose votes changed since the last event. */
const waiting = makeBuffer<string>({ keyOf: (changed) => changed })

/** Records that the votes of a post, or of a comment on it, have changed. To be called after the commit. */
export function noteScore(postId: string, commentId?: string) {
  waiting.add(commentId ? `${postId} ${commentId}` : postId)
}

/**
 * Publishes to every server in one statement: votes themselves do not notify, because NOTIFY would queue their
 * commits.
 */
export async function publishScores(sql: Sql) {
  await waiting.flush((changed) => {
    const messages = hasRooms ? messagesByPost(changed) : messagesOf(changed, null)
    return sql`
      select publish('voted', m.payload, m.room)
      from unnest(${messages.map(({ payload }) => payload)}::text[],
        ${messages.map(({ room }) => room)}::text[]) m(payload, room)`
  })
}

function messagesByPost(changed: string[]) {
  const byPost = new Map<string, string[]>()
  for (const part of changed) {
    const postId = part.split(' ', 1)[0]!
    byPost.set(postId, [...(byPost.get(postId) ?? []), part])
  }
  return [...byPost].flatMap(([postId, parts]) => messagesOf(parts, `post:${postId}`))
}

function messagesOf(changed: string[], room: EventRoom | null) {
  const messages: { room: EventRoom | null; payload: string }[] = []
  for (let at = 0; at < changed.length; at += MOST_PER_MESSAGE) {
    messages.push({ room, payload: changed.slice(at, at + MOST_PER_MESSAGE).join(',') })
  }
  return messages
}

/** The content of a message: the posts, each with its comments; null is the post itself. */
export function readScores(message: string) {
  return message.split(',').map((part) => {
    const [postId = '', commentId = null] = part.split(' ')
    return { postId, commentId }
  })
}
