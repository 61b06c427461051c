import type { PostPage } from '@jes/contract/posts/posts'
import type { Direction } from '@jes/contract/posts/votes'
import { isVisible } from '#features/core/visibility/rule.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

type VoteRequest = PageRequest & { direction: Direction }
type Row = { id: string; votedAt: string }

/** The posts of others that a member voted for and can still read, the latest vote first. */
export async function listVoted(
  sql: Sql,
  viewerId: string,
  { direction, cursor, limit }: VoteRequest,
): Promise<PostPage> {
  const [votedAt, postId] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Row[]>`
    select v.post_id as id, v.created_at as voted_at
    from post_votes v
    -- Post by post: the votes are read from the latest down until a page is full.
    cross join lateral (
      select from post_stats s
      where s.post_id = v.post_id and s.author_id <> ${viewerId} and ${isVisible(sql, viewerId)}
      offset 0
    ) s
    where v.user_id = ${viewerId} and ${direction === 'up' ? sql`v.value = 1` : sql`v.value = -1`}
      ${postId ? sql`and (v.created_at, v.post_id) < (${votedAt!}, ${postId})` : sql``}
    order by v.created_at desc, v.post_id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ id, votedAt }) => writeCursor(votedAt, id))
  const ids = shown.map(({ id }) => id)
  return { ads: await listPosts(sql, ids, { viewerId }), nextCursor }
}
