import type { Joined } from '@jes/contract/hubs/memberships'
import {
  expectHub,
  expectInside,
  findHub,
  type HubAccess,
} from '#features/core/hubAccess/access.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { notifyRequested } from './notify.ts'

/** Joins a public hub, or one with an invitation; elsewhere it creates a request, once. */
export function join(viewer: Viewer, nameOrId: string, act: ActStamp): Promise<Joined> {
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, nameOrId), viewer.id)
    const isLate = await isOvertaken(sql, act, hub.id)
    if (isLate || hub.joinState === 'member') return toJoined(hub)
    if (hub.joinState === 'banned') throw banned()
    if (!hub.isPrivate || hub.joinState === 'invited') return addMember(sql, hub, viewer.id)
    return request(sql, hub, viewer.id)
  })
}

/** Leaves a hub, withdraws a request or declines an invitation. */
export function leave(viewer: Viewer, nameOrId: string, act: ActStamp): Promise<Joined> {
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, nameOrId), viewer.id)
    if (hub.role === 'owner') {
      throw refuse('hubs.owner_stays')
    }
    if (await isOvertaken(sql, act, hub.id)) return toJoined(hub)

    const [{ memberCount }] = await sql<[{ memberCount: number }]>`
      select take_member(${hub.id}, ${viewer.id}) as member_count`
    await forgetRequest(sql, hub.id, viewer.id)
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
