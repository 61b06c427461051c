import type { Sql } from '#lib/db.ts'

/** What became of a comment; the text is read by whoever tells the browsers, for NOTIFY carries little. */
export type CommentEvent = {
  event: 'created' | 'edited' | 'deleted'
  commentId: string
  postId: string
}

/** A comment is gone, and with it the places above it that only waited for this last reply. */
export async function publishDeleted(sql: Sql, { commentId, postId }: Omit<CommentEvent, 'event'>) {
  const vanished = await sql<{ id: string }[]>`
    select c.id from comments c
    where c.post_id = ${postId} and c.changed_at = now()::timestamptz(3) and not c.is_shown
      and c.id <> ${commentId}`
  for (const id of [commentId, ...vanished.map((row) => row.id)]) {
    await publishComment(sql, { event: 'deleted', commentId: id, postId })
  }
}

/** Part of the transaction: every server hears it, and only if it commits. */
export async function publishComment(sql: Sql, news: CommentEvent) {
  await sql`select pg_notify('comments', ${JSON.stringify(news)})`
}
