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
import { notifyAsked } from './notify.ts'

/** Comes in where the door is open or somebody holds it; elsewhere it is a request, once. */
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

/** Goes, takes a request back or declines an invitation. */
export function leave(viewer: Viewer, nameOrId: string, act: ActStamp): Promise<Joined> {
  return sql.begin(async (sql) => {
    const hub = await expectHub(sql, await lockHub(sql, nameOrId), viewer.id)
    if (hub.role === 'owner') {
      throw refuse('hubs.owner_stays')
    }
    if (await isOvertaken(sql, act, hub.id)) return toJoined(hub)

    const [{ memberCount }] = await sql<[{ memberCount: number }]>`
      select take_member(${hub.id}, ${viewer.id}) as member_count`
    await forgetAsked(sql, hub.id, viewer.id)
    return toJoined({ memberCount, joinState: hub.joinState === 'banned' ? 'banned' : 'none' })
  })
}

/** Under the lock of the hub: whether a later act of the member came before this one. */
async function isOvertaken(sql: Sql, act: ActStamp, hubId: string) {
  const [{ isLatest }] = await sql<[{ isLatest: boolean }]>`
    select ${isLatestAct(sql, act, 'join', hubId)} as is_latest`
  return !isLatest
}

/** Under the lock of the hub: lets somebody in. Visitors see one more within seconds; many join, and it is not worth a word to all servers. */
export async function addMember(sql: Sql, hub: Pick<HubAccess, 'id'>, userId: string) {
  const [{ memberCount }] = await sql<[{ memberCount: number }]>`
    select add_member(${hub.id}, ${userId}) as member_count`
  return toJoined({ memberCount, joinState: 'member' })
}

/** Under the lock of the hub: nobody asks, and nobody is invited any more. */
export async function forgetAsked(sql: Sql, hubId: string, userId: string) {
  await sql`delete from hub_requests where hub_id = ${hubId} and user_id = ${userId}`
  await sql`delete from hub_invites where hub_id = ${hubId} and user_id = ${userId}`
}

/** Of a hub that is not there nobody is a member. */
export async function isMember(sql: Sql, nameOrId: string, viewerId: string) {
  const hub = await findHub(sql, nameOrId, viewerId)
  return hub !== null && hub.role !== null
}

/** Each new post of a hub is told to whoever watches it. */
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
  if (count > 0) await notifyAsked(sql, hub, userId)
  return toJoined({ memberCount: hub.memberCount, joinState: 'requested' })
}

function toJoined({ memberCount, joinState }: Pick<Joined, 'memberCount' | 'joinState'>): Joined {
  return { isMember: joinState === 'member', memberCount, joinState }
}
