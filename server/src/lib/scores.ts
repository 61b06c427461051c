import type { Sql } from './db.ts'

/** A NOTIFY carries at most 8,000 bytes; two ids need 42 of them. */
const MOST_TOLD = 150
/** While the database is away, no more than this is kept for it. */
const MOST_WAITING = 100_000

/** Whose votes changed since they were last told: a post, or a post with one of its comments. */
const waiting = new Set<string>()

/** Says that the votes of a post, or of a comment on it, are others now. To be called once they are committed. */
export function noteScore(postId: string, commentId?: string) {
  if (waiting.size < MOST_WAITING) waiting.add(commentId ? `${postId} ${commentId}` : postId)
}

/** Tells every server in one statement: votes themselves tell nobody, since NOTIFY would make their commits queue. */
export async function tellScores(sql: Sql) {
  if (waiting.size === 0) return
  const changed = [...waiting]
  waiting.clear()
  const messages: string[] = []
  while (changed.length > 0) messages.push(changed.splice(0, MOST_TOLD).join(','))
  try {
    await sql`select pg_notify('voted', message) from unnest(${messages}::text[]) message`
  } catch (error) {
    for (const one of messages.flatMap(toParts)) if (waiting.size < MOST_WAITING) waiting.add(one)
    throw error
  }
}

/** What a message says: the posts, each with its comments; null stands for the post itself. */
export function readScores(message: string) {
  return toParts(message).map((part) => {
    const [postId = '', commentId = null] = part.split(' ')
    return { postId, commentId }
  })
}

function toParts(message: string) {
  return message.split(',')
}
