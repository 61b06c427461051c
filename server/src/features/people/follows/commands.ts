import { expectUserId } from '#features/core/users/queries.ts'
import { notifyFollowed } from '#features/notifications/notifications/notify.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** Follows a member. A second call changes nothing, nor does one that arrives after a later action. */
export function follow(viewer: Viewer, idOrName: string, act: ActStamp) {
  return sql.begin(async (sql) => {
    const userId = await expectLocked(sql, viewer, idOrName)
    const { count } = await sql`
      insert into follows (follower_id, followed_id)
      select ${viewer.id}, ${userId} where ${isLatestAct(sql, act, 'follow', userId)}
      on conflict do nothing`
    if (count > 0) await notifyFollowed(sql, userId, viewer.id)
    return recount(sql, viewer.id, userId, count)
  })
}

export function unfollow(viewer: Viewer, idOrName: string, act: ActStamp) {
  return sql.begin(async (sql) => {
    const userId = await expectLocked(sql, viewer, idOrName)
    const { count } = await sql`
      delete from follows
      where (select ${isLatestAct(sql, act, 'follow', userId)})
        and follower_id = ${viewer.id} and followed_id = ${userId}`
    return recount(sql, viewer.id, userId, -count)
  })
}

/** Ends the follows between two members in both directions; both of their rows are locked. */
export async function endFollows(sql: Sql, oneId: string, otherId: string) {
  const ended = await sql<{ followerId: string; followedId: string }[]>`
    delete from follows
    where (follower_id = ${oneId} and followed_id = ${otherId})
      or (follower_id = ${otherId} and followed_id = ${oneId})
    returning follower_id, followed_id`
  for (const { followerId, followedId } of ended) await recount(sql, followerId, followedId, -1)
}

/**
 * The member's id, with both rows locked in the order of their ids: two who follow each other at once do not
 * deadlock.
 */
async function expectLocked(sql: Sql, viewer: Viewer, idOrName: string) {
  const userId = await expectUserId(sql, idOrName, viewer.id)
  if (userId === viewer.id) throw invalid({ id: 'people.follow_self' })
  await sql`
    select from users where id in (${viewer.id}, ${userId}) order by id for no key update`
  // Checked again under the lock: a block may have been added in between.
  return expectUserId(sql, userId, viewer.id)
}

/** Both counters change with the row that they count; returns whether the row exists, and the member's followers. */
async function recount(sql: Sql, followerId: string, followedId: string, change: number) {
  if (change !== 0) {
    await sql`
      update users
      set following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end,
          follower_count  = follower_count + case when id = ${followedId} then ${change}::int else 0 end
      where id in (${followerId}, ${followedId})`
  }
  const [stands] = await sql<[{ following: boolean; followers: number }]>`
    select u.follower_count as followers, exists (
      select from follows f where f.follower_id = ${followerId} and f.followed_id = u.id
    ) as following
    from users u where u.id = ${followedId}`
  return stands
}
