import { makeBuffer } from './buffer.ts'
import type { Sql } from './db.ts'

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
    const messages: string[] = []
    for (let at = 0; at < changed.length; at += MOST_PER_MESSAGE) {
      messages.push(changed.slice(at, at + MOST_PER_MESSAGE).join(','))
    }
    return sql`select pg_notify('voted', message) from unnest(${messages}::text[]) message`
  })
}

/** The content of a message: the posts, each with its comments; null is the post itself. */
export function readScores(message: string) {
  return message.split(',').map((part) => {
    const [postId = '', commentId = null] = part.split(' ')
    return { postId, commentId }
  })
}
