import type { Joined } from '@jes/contract/hubs/memberships'
import {
  expectHub,
  expectInside,
  findHub,
  type HubAccess,
  readNameOrId,
} from '#features/core/hubAccess/access.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { stampArrays, toFlags, toOutcomes } from '#lib/actArrays.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { makeGroup } from '#lib/groupCommit.ts'
import type { Viewer } from '#lib/serve.ts'
import { notifyRequested } from './notify.ts'

type Joining = { nameOrId: string; isJoining: boolean; act: ActStamp }

/** Joins or leaves a hub together with those who do so at the same time. */
export const changeMembership = makeGroup<Joining, Joined>({
  name: 'join',
  keyOf: ({ nameOrId, act }) => `${act.viewerId} ${nameOrId}`,
  targetOf: ({ nameOrId }) => nameOrId,
  write: (acts, how) => changeMembers(sql, acts, how),
  writeAlone: ({ nameOrId, isJoining, act }) => (isJoining ? join : leave)(nameOrId, act),
})

/** The simple cases: public hubs, members who are neither owners nor banned. */
async function changeMembers(sql: Sql, acts: Joining[], { mayWait }: { mayWait: boolean }) {
  const { viewers, arrivals, sessions, orders } = stampArrays(acts)
  const named = acts.map(({ nameOrId }) => readNameOrId(nameOrId))
  const rows = await sql<{ place: number; isBusy: boolean; memberCount: number }[]>`
    select r.place, r.is_busy, r.member_count
    from (
      select array_agg(a.place::int) as places, array_agg(h.id) as hubs, array_agg(a.viewer_id) as viewers,
        array_agg(a.is_joining) as are_joining, array_agg(a.arrived_at) as arrivals, array_agg(a.session_id) as sessions,
        array_agg(a.client_order) as orders
      from unnest(${named.map(({ id }) => id)}::bigint[], ${named.map(({ key }) => key)}::text[], ${viewers}::bigint[],
        ${toFlags(acts.map(({ isJoining }) => isJoining))}::text[]::boolean[], ${arrivals}::bigint[], ${sessions}::bigint[], ${orders}::bigint[])
        with ordinality a(hub_id, name_key, viewer_id, is_joining, arrived_at, session_id, client_order, place)
      cross join lateral (
        select h.id from hubs h where h.id = a.hub_id
        union all
        select h.id from hubs h where h.name_key = a.name_key
      ) h
    ) g
    cross join lateral change_members(
      g.places, g.hubs, g.viewers, g.are_joining, g.arrivals, g.sessions, g.orders, ${mayWait}) r
    where g.places is not null`
  return toOutcomes(acts, rows, ({ memberCount }, { isJoining }) =>
    toJoined({ memberCount, joinState: isJoining ? 'member' : 'none' }),
  )
}

/** Joins a public hub, or one with an invitation; elsewhere it creates a request, once. */
function join(nameOrId: string, act: ActStamp): Promise<Joined> {
  const { viewerId } = act
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, nameOrId), viewerId)
    const isLate = await isOvertaken(sql, act, hub.id)
    if (isLate || hub.joinState === 'member') return toJoined(hub)
    if (hub.joinState === 'banned') throw banned()
    if (!hub.isPrivate || hub.joinState === 'invited') return addMember(sql, hub, viewerId)
    return request(sql, hub, viewerId)
  })
}

/** Leaves a hub, withdraws a request or declines an invitation. */
function leave(nameOrId: string, act: ActStamp): Promise<Joined> {
  const { viewerId } = act
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, nameOrId), viewerId)
    if (hub.role === 'owner') {
      throw refuse('hubs.owner_stays')
    }
    if (await isOvertaken(sql, act, hub.id)) return toJoined(hub)

    const [{ memberCount }] = await sql<[{ memberCount: number }]>`
      select take_member(${hub.id}, ${viewerId}) as member_count`
    await forgetRequest(sql, hub.id, viewerId)
    return toJoined({ memberCount, joinState: hub.joinState === 'banned' ? 'banned' : 'none' })
  })
}

/** Under the lock of the hub: whether a later action of the member arrived before this one. */
async function isOvertaken(sql: Sql, act: ActStamp, hubId: string) {
  const [{ isLatest }] = await sql<[{ isLatest: boolean }]>`
    select ${isLatestAct(sql, act, 'join', hubId)} as is_latest`
  return !isLatest
}

/**
 * Under the lock of the hub: adds a member. Visitors see the new count within seconds; joining is frequent, so no event is
 * published for it.
 */
export async function addMember(sql: Sql, hub: Pick<HubAccess, 'id'>, userId: string) {
  const [{ memberCount }] = await sql<[{ memberCount: number }]>`
    select add_member(${hub.id}, ${userId}) as member_count`
  return toJoined({ memberCount, joinState: 'member' })
}

/** Under the lock of the hub: deletes the member's request and invitation. */
export async function forgetRequest(sql: Sql, hubId: string, userId: string) {
  await sql`delete from hub_requests where hub_id = ${hubId} and user_id = ${userId}`
  await sql`delete from hub_invites where hub_id = ${hubId} and user_id = ${userId}`
}

/** False for a hub that does not exist. */
export async function isMember(sql: Sql, nameOrId: string, viewerId: string) {
  const hub = await findHub(sql, nameOrId, viewerId)
  return hub !== null && hub.role !== null
}

/** Switches notifications about each new post of a hub on or off. */
export async function watch(viewer: Viewer, nameOrId: string, isWatched: boolean) {
  const { id } = await expectInside(sql, nameOrId, viewer.id)
  const { count } = await sql`
    update hub_members set is_watched = ${isWatched} where hub_id = ${id} and user_id = ${viewer.id}`
  if (count === 0) throw refuse('hubs.join_first')
  return { isWatched }
}

export function banned() {
  return refuse('hubs.banned')
}

async function request(sql: Sql, hub: HubAccess, userId: string) {
  const { count } = await sql`
    insert into hub_requests (hub_id, user_id) values (${hub.id}, ${userId}) on conflict do nothing`
  if (count > 0) await notifyRequested(sql, hub, userId)
  return toJoined({ memberCount: hub.memberCount, joinState: 'requested' })
}

function toJoined({ memberCount, joinState }: Pick<Joined, 'memberCount' | 'joinState'>): Joined {
  return { isMember: joinState === 'member', memberCount, joinState }
}
