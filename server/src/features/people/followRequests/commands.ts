import { endFollow, expectLocked } from '#features/people/follows/commands.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { countWaiting } from './queries.ts'

/** Further ones are accepted by the next call: each of them is locked. */
const MOST_AT_ONCE = 500

/** Makes the viewer's account private or public, with all its posts outside hubs: that may take a while. */
export function setPrivate(viewer: Viewer, isPrivate: boolean) {
  return sql.begin(async (sql) => {
    await sql`set local statement_timeout = '60s'`
    const [{ isChanged }] = await sql<[{ isChanged: boolean }]>`
      select set_account_privacy(${viewer.id}, ${isPrivate}) as is_changed`
    if (isChanged) await publishChange(sql, 'everything')
    return { isPrivate }
  })
}

export function acceptRequest(viewer: Viewer, requesterId: string) {
  return sql.begin(async (sql) => {
    const [{ accepted }] = await sql<[{ accepted: number }]>`
      select accept_follow_requests(${viewer.id}, array[${requesterId}::bigint]) as accepted`
    if (accepted === 0) throw notFound()
    return countWaiting(sql, viewer.id)
  })
}

/** Those who have waited longest. */
export function acceptAll(viewer: Viewer) {
  return sql.begin(async (sql) => {
    await sql`
      select accept_follow_requests(${viewer.id}, array(
        select r.follower_id from follow_requests r where r.followed_id = ${viewer.id}
        order by r.created_at, r.follower_id
        limit ${MOST_AT_ONCE}))`
    return countWaiting(sql, viewer.id)
  })
}

export function declineRequest(viewer: Viewer, requesterId: string) {
  return sql.begin(async (sql) => {
    const { count } = await sql`
      delete from follow_requests where followed_id = ${viewer.id} and follower_id = ${requesterId}`
    if (count === 0) throw notFound()
    await sql`select withdraw_actor(${viewer.id}, 'followRequest', ${requesterId})`
    return countWaiting(sql, viewer.id)
  })
}

/** A second call changes nothing. */
export function removeFollower(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectLocked(sql, viewer.id, idOrName)
    const { followers } = await endFollow(sql, userId, viewer.id)
    return { followers }
  })
}
