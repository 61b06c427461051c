import type { ListedUser } from '@jes/contract/core/users'
import type { PostPage } from '@jes/contract/posts/posts'
import { selectSummary } from '#features/core/users/queries.ts'
import { selectStanding } from '#features/core/users/standing.ts'
import { isOpenProfile } from '#features/core/visibility/profiles.ts'
import { isNotBlocked, isVisible } from '#features/core/visibility/rule.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

type ListRequest = PageRequest & { viewerId: string | null }
type Row = ListedUser & { place: string }

/** Who reposted a post that the viewer may see, the latest first; private accounts only for their followers. */
export async function listReposters(sql: Sql, postId: string, request: ListRequest) {
  const { viewerId, cursor, limit } = request
  await expectVisible(sql, postId, viewerId)
  const [before = null] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<Row[]>`
    select ${selectSummary(sql)}, u.bio, r.id as place, ${selectStanding(sql, viewerId)}
    from reposts r
    join users u on u.id = r.user_id
    where r.post_id = ${postId} and ${isNotBlocked(sql, viewerId, sql`u.id`)} and ${isOpenProfile(sql, viewerId)}
      ${before ? sql`and r.id < ${before}` : sql``}
    order by r.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ place }) => writeCursor(place))
  return { users: shown, nextCursor }
}

/** The posts that quote a post, those that the viewer may see. */
export async function listQuotes(
  sql: Sql,
  postId: string,
  { viewerId, cursor, limit }: ListRequest,
): Promise<PostPage> {
  await expectVisible(sql, postId, viewerId)
  const [before = null] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<{ id: string }[]>`
    select p.id
    from posts p
    join post_stats s on s.post_id = p.id
    where p.quoted_id = ${postId} and ${isVisible(sql, viewerId)}
      ${before ? sql`and p.id < ${before}` : sql``}
    order by p.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => writeCursor(id))
  const ids = shown.map(({ id }) => id)
  return { ads: await listPosts(sql, ids, { viewerId }), nextCursor }
}

async function expectVisible(sql: Sql, postId: string, viewerId: string | null) {
  const found = await sql`
    select from post_stats s where s.post_id = ${postId} and ${isVisible(sql, viewerId)}`
  if (found.length === 0) throw notFound()
}
