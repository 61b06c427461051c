import { expectComment } from '#features/comments/comments/queries.ts'
import { withPosts } from '#features/comments/threads/profile.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

type Row = Parameters<typeof withPosts>[1][number] & { savedAt: string }

export async function findSaved(sql: Sql, id: string, viewerId: string) {
  await expectComment(sql, id, viewerId)
  const found = await sql`
    select from saved_comments where user_id = ${viewerId} and comment_id = ${id}`
  return { isSaved: found.length > 0 }
}

/** The saved comments of a member that they can still read, the latest saved first. */
export async function listSaved(sql: Sql, viewerId: string, { cursor, limit }: PageRequest) {
  const [savedAt, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Row[]>`
    select c.id, c.post_id, p.title, a.username, x.created_at as saved_at
    from saved_comments x
    join comments c on c.id = x.comment_id
    join post_stats s on s.post_id = c.post_id
    join posts p on p.id = c.post_id
    join users a on a.id = s.author_id
    where x.user_id = ${viewerId} and c.state = 'live' and ${isVisible(sql, viewerId)}
      and ${isNotBlocked(sql, viewerId, sql`c.author_id`)}
      ${id ? sql`and (x.created_at, x.comment_id) < (${savedAt!}, ${id})` : sql``}
    order by x.created_at desc, x.comment_id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ id, savedAt }) => writeCursor(savedAt, id))
  return { comments: await withPosts(sql, shown, viewerId), nextCursor }
}
