import { Id } from '@jes/contract/lib/text'
import { safeParse } from 'zod/v4/core'
import { expectUserId } from '#features/core/users/queries.ts'
import { isOpenProfile } from '#features/core/visibility/profiles.ts'
import { notifyFollowed, notifyRequested } from '#features/notifications/notifications/notify.ts'
import { stampArrays, toFlags, toOutcomes } from '#lib/actArrays.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { makeGroup } from '#lib/groupCommit.ts'

type Following = { idOrName: string; isFollowing: boolean; act: ActStamp }
type Followed = { following: boolean; requested: boolean; followers: number }

/** Follows or unfollows a member together with those who do so at the same time. */
export const setFollow = makeGroup<Following, Followed>({
  name: 'follow',
  keyOf: ({ idOrName, act }) => `${act.viewerId} ${idOrName}`,
  targetOf: ({ idOrName }) => idOrName,
  write: (acts, how) => setFollows(sql, acts, how),
  writeAlone: ({ isFollowing, idOrName, act }) => (isFollowing ? follow : unfollow)(idOrName, act),
})

/** Of members who are named by their ids; names are looked up one by one. */
async function setFollows(sql: Sql, acts: Following[], { mayWait }: { mayWait: boolean }) {
  const { viewers, arrivals, sessions, orders } = stampArrays(acts)
  const followed = acts.map(({ idOrName }) => (safeParse(Id, idOrName).success ? idOrName : null))
  const rows = await sql<{ place: number; isBusy: boolean; followers: number }[]>`
    select r.place, r.is_busy, r.followers
    from (
      select array_agg(a.place::int) as places, array_agg(a.followed_id) as followed, array_agg(a.viewer_id) as viewers,
        array_agg(a.is_following) as are_following, array_agg(a.arrived_at) as arrivals,
        array_agg(a.session_id) as sessions, array_agg(a.client_order) as orders
      from unnest(${followed}::bigint[], ${viewers}::bigint[], ${toFlags(acts.map(({ isFollowing }) => isFollowing))}::text[]::boolean[],
        ${arrivals}::bigint[], ${sessions}::bigint[], ${orders}::bigint[])
        with ordinality a(followed_id, viewer_id, is_following, arrived_at, session_id, client_order, place)
      join users u on u.id = a.followed_id
    ) g
    cross join lateral change_follows(
      g.places, g.followed, g.viewers, g.are_following, g.arrivals, g.sessions, g.orders, ${mayWait}) r
    where g.places is not null`
  return toOutcomes(acts, rows, ({ followers }, { isFollowing }) => ({
    following: isFollowing,
    requested: false,
    followers,
  }))
}

/**
 * Follows a member, or asks a private account. A second call changes nothing, nor does one that arrives after a later
 * action.
 */
function follow(idOrName: string, act: ActStamp) {
  const { viewerId } = act
  return sql.begin(async (sql) => {
    const userId = await expectLocked(sql, viewerId, idOrName)
    if (await isClosedTo(sql, userId, viewerId)) return request(sql, userId, act)
    const { count } = await sql`
      insert into follows (follower_id, followed_id)
      select ${viewerId}, ${userId} where ${isLatestAct(sql, act, 'follow', userId)}
      on conflict do nothing`
    if (count > 0) {
      await sql`delete from follow_requests where follower_id = ${viewerId} and followed_id = ${userId}`
      await notifyFollowed(sql, userId, viewerId)
    }
    return recount(sql, viewerId, userId, count)
  })
}

/** A private account that the viewer does not follow. */
async function isClosedTo(sql: Sql, userId: string, viewerId: string) {
  const closed = await sql`
    select from users u where u.id = ${userId} and not ${isOpenProfile(sql, viewerId)}`
  return closed.length > 0
}

async function request(sql: Sql, userId: string, act: ActStamp) {
  const { viewerId } = act
  const { count } = await sql`
    insert into follow_requests (follower_id, followed_id)
    select ${viewerId}, ${userId} where ${isLatestAct(sql, act, 'follow', userId)}
    on conflict do nothing`
  if (count > 0) await notifyRequested(sql, userId, viewerId)
  return recount(sql, viewerId, userId, 0)
}

function unfollow(idOrName: string, act: ActStamp) {
  const { viewerId } = act
  return sql.begin(async (sql) => {
    const userId = await expectLocked(sql, viewerId, idOrName)
    const [{ isLatest }] = await sql<[{ isLatest: boolean }]>`
      select ${isLatestAct(sql, act, 'follow', userId)} as is_latest`
    if (!isLatest) return recount(sql, viewerId, userId, 0)
    await withdraw(sql, viewerId, userId)
    return endFollow(sql, viewerId, userId)
  })
}

async function withdraw(sql: Sql, followerId: string, followedId: string) {
  const { count } = await sql`
    delete from follow_requests where follower_id = ${followerId} and followed_id = ${followedId}`
  if (count > 0) await sql`select withdraw_actor(${followedId}, 'followRequest', ${followerId})`
}

/** Ends a follow; both of their rows are locked. */
export async function endFollow(sql: Sql, followerId: string, followedId: string) {
  const { count } = await sql`
    delete from follows where follower_id = ${followerId} and followed_id = ${followedId}`
  return recount(sql, followerId, followedId, -count)
}

/** Ends the follows between two members, and the requests, in both directions; both of their rows are locked. */
export async function endFollows(sql: Sql, oneId: string, otherId: string) {
  for (const [followerId, followedId] of [
    [oneId, otherId],
    [otherId, oneId],
  ] as const) {
    await withdraw(sql, followerId, followedId)
    await endFollow(sql, followerId, followedId)
  }
}

/**
 * The member's id, with both rows locked in the order of their ids: two who follow each other at once do not
 * deadlock.
 */
export async function expectLocked(sql: Sql, viewerId: string, idOrName: string) {
  const userId = await expectUserId(sql, idOrName, viewerId)
  if (userId === viewerId) throw invalid({ id: 'people.follow_self' })
  await sql`
    select from users where id in (${viewerId}, ${userId}) order by id for no key update`
  // Checked again under the lock: a block may have been added in between.
  return expectUserId(sql, userId, viewerId)
}

/** Both counters change with the row that they count; returns how the two stand, and the member's followers. */
async function recount(sql: Sql, followerId: string, followedId: string, change: number) {
  if (change !== 0) {
    await sql`
      update users
      set following_count = following_count + case when id = ${followerId} then ${change}::int else 0 end,
          follower_count  = follower_count + case when id = ${followedId} then ${change}::int else 0 end
      where id in (${followerId}, ${followedId})`
  }
  const [stands] = await sql<[Followed]>`
    select u.follower_count as followers, exists (
      select from follows f where f.follower_id = ${followerId} and f.followed_id = u.id
    ) as following, u.is_private and exists (
      select from follow_requests r where r.follower_id = ${followerId} and r.followed_id = u.id
    ) as requested
    from users u where u.id = ${followedId}`
  return stands
}
