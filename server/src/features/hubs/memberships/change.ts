import type { HubRole } from '@jes/contract/hubs/hubs'
import type { MemberChange } from '@jes/contract/hubs/memberships'
import { expectOwner, expectTeam, type HubAccess, isTeam } from '#features/core/hubAccess/access.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { forgetRequest } from './join.ts'
import { findBan, findMember } from './queries.ts'

/** One change at a time, under the lock of the hub. */
export function changeMember(
  viewer: Viewer,
  nameOrId: string,
  userId: string,
  change: MemberChange,
) {
  return sql.begin(async (sql) => {
    const expectAllowed = 'role' in change ? expectOwner : expectTeam
    await expectAllowed(sql, nameOrId, viewer.id)
    const hub = await expectAllowed(sql, await lockHub(sql, nameOrId), viewer.id)

    const whom = { viewer, hub, userId }
    if ('role' in change) await setRole(sql, whom, change.role)
    else if (change.ban) await ban(sql, whom, change.ban)
    else await unban(sql, whom)
    await publishChange(sql, [`hub:${hub.id}`])
    return {
      member: await findMember(sql, hub.id, userId),
      ban: await findBan(sql, hub.id, userId),
    }
  })
}

type Whom = { viewer: Viewer; hub: HubAccess; userId: string }

/** The owner gives roles to others; an owner who hands the hub over stays as a moderator. */
async function setRole(sql: Sql, { viewer, hub, userId }: Whom, role: HubRole) {
  const member = await findMember(sql, hub.id, userId)
  if (!member) throw notFound()
  if (userId === viewer.id) throw forbidden()
  if (member.role === role) return

  if (role === 'owner') await putRole(sql, hub.id, viewer.id, 'moderator')
  await putRole(sql, hub.id, userId, role)
  const actId = await logAct(sql, {
    hubId: hub.id,
    action: role === 'owner' ? 'handOver' : 'setRole',
    byId: viewer.id,
    userId,
    detail: role,
  })
  await notifyAct(sql, { userId, actId, hubId: hub.id, byId: viewer.id })
}

async function putRole(sql: Sql, hubId: string, userId: string, role: HubRole) {
  await sql`update hub_members set role = ${role} where hub_id = ${hubId} and user_id = ${userId}`
}

type Ban = { days: number | null; reason: string }

/** Removes a member and keeps them out; a second ban replaces the first. */
async function ban(sql: Sql, { viewer, hub, userId }: Whom, { days, reason }: Ban) {
  await expectOutsideTeam(sql, hub.id, userId)
  await sql`select take_member(${hub.id}, ${userId})`
  await forgetRequest(sql, hub.id, userId)
  await sql`
    insert into hub_bans (hub_id, user_id, by_id, reason, until)
    values (${hub.id}, ${userId}, ${viewer.id}, ${reason}, now() + make_interval(days => ${days}::int))
    on conflict (hub_id, user_id) do update
    set by_id = excluded.by_id, reason = excluded.reason, until = excluded.until,
        created_at = excluded.created_at`
  const actId = await logAct(sql, {
    hubId: hub.id,
    action: 'ban',
    byId: viewer.id,
    userId,
    reason,
    detail: String(days ?? 0),
  })
  await notifyAct(sql, { userId, actId, hubId: hub.id, byId: viewer.id })
}

async function unban(sql: Sql, { viewer, hub, userId }: Whom) {
  const found = await findBan(sql, hub.id, userId)
  if (!found) throw notFound()
  await sql`delete from hub_bans where hub_id = ${hub.id} and user_id = ${userId}`
  const actId = await logAct(sql, { hubId: hub.id, action: 'unban', byId: viewer.id, userId })
  await notifyAct(sql, { userId, actId, hubId: hub.id, byId: viewer.id })
}

/** A warning is logged, and the member is notified. */
export function warn(viewer: Viewer, nameOrId: string, userId: string, reason: string) {
  return sql.begin(async (sql) => {
    const hub = await expectTeam(sql, nameOrId, viewer.id)
    await expectOutsideTeam(sql, hub.id, userId)
    if (!(await isKnown(sql, hub.id, userId))) throw notFound()

    const actId = await logAct(sql, {
      hubId: hub.id,
      action: 'warn',
      byId: viewer.id,
      userId,
      reason,
    })
    await notifyAct(sql, { userId, actId, hubId: hub.id, byId: viewer.id })
  })
}

/** Team members cannot be banned: the owner takes the role away first. */
async function expectOutsideTeam(sql: Sql, hubId: string, userId: string) {
  const [user] = await sql<{ role: HubRole | null }[]>`
    select m.role from users u
    left join hub_members m on m.hub_id = ${hubId} and m.user_id = u.id
    where u.id = ${userId}`
  if (!user) throw notFound()
  if (isTeam(user.role)) throw forbidden()
}

/** Whether somebody is in the hub or wrote in it. */
async function isKnown(sql: Sql, hubId: string, userId: string) {
  const [{ known }] = await sql<[{ known: boolean }]>`
    select exists (select from hub_members m where m.hub_id = ${hubId} and m.user_id = ${userId})
      or exists (select from posts p where p.author_id = ${userId} and p.hub_id = ${hubId})
      or exists (
        select from comments c join posts p on p.id = c.post_id
        where c.author_id = ${userId} and p.hub_id = ${hubId}) as known`
  return known
}
