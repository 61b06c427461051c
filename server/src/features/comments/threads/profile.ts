import type { ProfileComment } from '@jes/contract/comments/comments'
import { listComments } from '#features/comments/comments/queries.ts'
import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type ProfileCommentsRequest = {
  userId: string
  viewerId: string | null
  cursor?: string | undefined
  limit: number
}
type Row = { id: string; postId: string; title: string; username: string }

/** A member's comments, newest first, on posts that the viewer may see. */
export async function listOfUser(
  sql: Sql,
  { userId, viewerId, cursor, limit }: ProfileCommentsRequest,
) {
  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<Row[]>`
    select c.id, c.post_id, p.title, a.username
    from comments c
    join post_stats s on s.post_id = c.post_id
    join posts p on p.id = c.post_id
    join users a on a.id = s.author_id
    where c.author_id = ${userId} and c.state = 'live' and ${isVisible(sql, viewerId)}
      ${before ? sql`and c.id < ${before}` : sql``}
    order by c.id desc
    ${limitTo(sql, limit + 1)}`

  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => writeCursor(id))
  return { comments: await withPosts(sql, shown, viewerId), nextCursor }
}

/** These comments as far as the viewer may see them, each with its post. */
export async function withPosts(sql: Sql, rows: Row[], viewerId: string | null) {
  const read = await listComments(
    sql,
    rows.map(({ id }) => id),
    viewerId,
  )
  const byId = new Map(read.map((comment) => [comment._id, comment]))
  return rows.flatMap(({ id, postId, title, username }): ProfileComment[] => {
    const comment = byId.get(id)
    return comment ? [{ comment, ad: { _id: postId, title, user: { username } } }] : []
  })
}
