import type { FollowRequest } from '@jes/contract/people/followRequests'
import { selectSummary } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

type Row = FollowRequest['user'] & { at: string }

/** Who asks to follow a member, latest first. */
export async function listRequests(sql: Sql, userId: string, { cursor, limit }: PageRequest) {
  const [at, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const rows = await sql<Row[]>`
    select ${selectSummary(sql)}, u.bio, r.created_at as at
    from follow_requests r
    join users u on u.id = r.follower_id
    where r.followed_id = ${userId}
      ${id ? sql`and (r.created_at, r.follower_id) < (${at!}, ${id})` : sql``}
    order by r.created_at desc, r.follower_id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ at, _id }) => writeCursor(at, _id))
  const requests: FollowRequest[] = shown.map(({ at, ...user }) => ({ user, at }))
  return { requests, nextCursor, ...(await countWaiting(sql, userId)) }
}

export async function countWaiting(sql: Sql, userId: string) {
  const [row] = await sql<[{ waiting: number }]>`
    select count(*)::int as waiting from follow_requests where followed_id = ${userId}`
  return row
}
