import type { ListedUser } from '@jes/contract/core/users'
import { selectSummary } from '#features/core/users/queries.ts'
import { selectStanding } from '#features/core/users/standing.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'

type FollowListRequest = { viewerId: string | null; cursor?: string | undefined; limit: number }
type Row = ListedUser & { followedAt: string }

/** Who follows a member, the latest first. */
export function listFollowers(sql: Sql, userId: string, query: FollowListRequest) {
  return listPeople(sql, query, {
    of: sql`f.followed_id = ${userId}`,
    shown: sql`f.follower_id`,
  })
}

/** Whom a member follows, the latest first. */
export function listFollowing(sql: Sql, userId: string, query: FollowListRequest) {
  return listPeople(sql, query, {
    of: sql`f.follower_id = ${userId}`,
    shown: sql`f.followed_id`,
  })
}

type Side = Record<'of' | 'shown', ReturnType<Sql>>

async function listPeople(
  sql: Sql,
  { viewerId, cursor, limit }: FollowListRequest,
  { of, shown }: Side,
) {
  const [followedAt, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Row[]>`
    select ${selectSummary(sql)}, u.bio, f.created_at as followed_at,
      ${selectStanding(sql, viewerId)}
    from follows f
    join users u on u.id = ${shown}
    where ${of} and ${isNotBlocked(sql, viewerId, sql`u.id`)}
      ${id ? sql`and (f.created_at, ${shown}) < (${followedAt!}, ${id})` : sql``}
    order by f.created_at desc, ${shown} desc
    ${limitTo(sql, limit + 1)}`

  const page = cutPage(rows, limit, (last) => writeCursor(last.followedAt, last._id))
  return { users: page.shown, nextCursor: page.nextCursor }
}
