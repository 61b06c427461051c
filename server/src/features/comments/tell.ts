import type { Sql } from '#lib/db.ts'

/** What became of a comment; the text is read by whoever tells the browsers, for NOTIFY carries little. */
export type CommentNews = {
  event: 'created' | 'edited' | 'deleted'
  commentId: string
  postId: string
}

/** Part of the transaction: every server hears it, and only if it commits. */
export async function tellComment(sql: Sql, news: CommentNews) {
  await sql`select pg_notify('comments', ${JSON.stringify(news)})`
}
