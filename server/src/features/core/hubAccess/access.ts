import type { HubRole, HubRule, JoinState } from '@jes/contract/hubs/hubs'
import { Id } from '@jes/contract/lib/text'
import { safeParse } from 'zod/v4/core'
import type { Sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import { hubKey } from './names.ts'

/** A hub, and the viewer's role in it. */
export type HubAccess = {
  id: string
  name: string
  isPrivate: boolean
  rules: HubRule[]
  memberCount: number
  joinState: JoinState
  role: HubRole | null
}

/** No hub name has so many digits, so a longer number is an id. */
const ID_DIGITS = 15

export function isHubId(nameOrId: string) {
  return safeParse(Id, nameOrId).success && nameOrId.length >= ID_DIGITS
}

/** The id of a hub, or its name as it is compared. */
export function readNameOrId(nameOrId: string) {
  return isHubId(nameOrId) ? { id: nameOrId, key: null } : { id: null, key: hubKey(nameOrId) }
}

/** SQL condition: the hub `h` has this name or id. */
export function isHub(sql: Sql, nameOrId: string) {
  const { id, key } = readNameOrId(nameOrId)
  return id ? sql`h.id = ${id}` : sql`h.name_key = ${key}`
}

/** The hub, for any viewer: whoever knows its name may know that it exists. */
export async function findHub(sql: Sql, nameOrId: string, viewerId: string | null) {
  const [hub] = await sql<HubAccess[]>`
    select h.id, h.name, h.is_private, h.rules, h.member_count, join_state(h.id, ${viewerId}) as join_state,
      (select m.role from hub_members m where m.hub_id = h.id and m.user_id = ${viewerId}) as role
    from hubs h
    where ${isHub(sql, nameOrId)} and h.closed_at is null`
  return hub ?? null
}

export async function expectHub(sql: Sql, nameOrId: string, viewerId: string | null) {
  const hub = await findHub(sql, nameOrId, viewerId)
  if (!hub) throw notFound()
  return hub
}

/** What is inside a private hub does not exist for outsiders. */
export function canSee({ isPrivate, role }: Pick<HubAccess, 'isPrivate' | 'role'>) {
  return !isPrivate || role !== null
}

export function isTeam(role: HubRole | null) {
  return role === 'owner' || role === 'moderator'
}

/** The hub, for a viewer who may read its posts. */
export async function expectInside(sql: Sql, nameOrId: string, viewerId: string | null) {
  const hub = await expectHub(sql, nameOrId, viewerId)
  if (!canSee(hub)) throw notFound()
  return hub
}

/** The hub for its owner and moderators. */
export async function expectTeam(sql: Sql, nameOrId: string, viewerId: string) {
  const hub = await expectInside(sql, nameOrId, viewerId)
  if (!isTeam(hub.role)) throw forbidden()
  return hub
}

export async function expectOwner(sql: Sql, nameOrId: string, viewerId: string) {
  const hub = await expectInside(sql, nameOrId, viewerId)
  if (hub.role !== 'owner') throw forbidden()
  return hub
}
