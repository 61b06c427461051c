import type { Sql } from '#lib/db.ts'
import { publish } from '#lib/events/events.ts'

/**
 * An event about a comment. NOTIFY carries little, so each server reads the text itself before it sends it to
 * browsers.
 */
export type CommentEvent = {
  event: 'created' | 'edited' | 'deleted'
  commentId: string
  postId: string
}

/** The comment is deleted, and so are deleted comments above it that were shown only because of this last reply. */
export async function publishDeleted(sql: Sql, { commentId, postId }: Omit<CommentEvent, 'event'>) {
  const vanished = await sql<{ id: string }[]>`
    select c.id from comments c
    where c.post_id = ${postId} and c.changed_at = now()::timestamptz(3) and not c.is_shown
      and c.id <> ${commentId}`
  for (const id of [commentId, ...vanished.map((row) => row.id)]) {
    await publishComment(sql, { event: 'deleted', commentId: id, postId })
  }
}

/** Part of the transaction: every server receives the event, and only if the transaction commits. */
export async function publishComment(sql: Sql, news: CommentEvent) {
  await publish(sql, 'comments', JSON.stringify(news), `post:${news.postId}`)
}
