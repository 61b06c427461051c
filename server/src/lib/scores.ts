import { makeBuffer } from './buffer.ts'
import type { Sql } from './db.ts'

/** A NOTIFY carries at most 8,000 bytes; two ids need 42 of them. */
const MOST_TOLD = 150

/** Whose votes changed since they were last told: a post, or a post with one of its comments. */
const waiting = makeBuffer<string>({ keyOf: (changed) => changed })

/** Says that the votes of a post, or of a comment on it, are others now. To be called once they are committed. */
export function noteScore(postId: string, commentId?: string) {
  waiting.add(commentId ? `${postId} ${commentId}` : postId)
}

/** Tells every server in one statement: votes themselves tell nobody, since NOTIFY would make their commits queue. */
export async function tellScores(sql: Sql) {
  await waiting.flush((changed) => {
    const messages: string[] = []
    for (let at = 0; at < changed.length; at += MOST_TOLD) {
      messages.push(changed.slice(at, at + MOST_TOLD).join(','))
    }
    return sql`select pg_notify('voted', message) from unnest(${messages}::text[]) message`
  })
}

/** What a message says: the posts, each with its comments; null stands for the post itself. */
export function readScores(message: string) {
  return message.split(',').map((part) => {
    const [postId = '', commentId = null] = part.split(' ')
    return { postId, commentId }
  })
}
