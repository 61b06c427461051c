import { audit } from '#features/core/staffAccess/audit.ts'
import { lockHub } from '#features/hubs/hubs/lock.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectStaffHub } from './hubs.ts'

type Handing = { username: string; reason: string }

/**
 * Gives a hub to one of its members; the former owner stays as a member. The log of the hub does not name the staff.
 */
export async function handOverHub(viewer: Viewer, id: string, { username, reason }: Handing) {
  return sql.begin(async (sql) => {
    const hubId = await lockHub(sql, id)
    const nextId = await expectMember(sql, hubId, username)
    const ownerId = await stepDown(sql, hubId)
    await sql`update hub_members set role = 'owner' where hub_id = ${hubId} and user_id = ${nextId}`
    if (ownerId)
      await notifyBoth(sql, { hubId, userId: ownerId, action: 'setRole', detail: 'member', reason })
    await notifyBoth(sql, { hubId, userId: nextId, action: 'handOver', detail: 'owner', reason })
    await publishChange(sql, 'everything')
    const hub = await expectStaffHub(sql, viewer.id, hubId)
    await audit(sql, {
      byId: viewer.id,
      action: 'hub.handOver',
      kind: 'jehub',
      thingId: hubId,
      reason,
      facts: { to: username, toId: nextId, ...(ownerId && { fromId: ownerId }) },
    })
    return hub
  })
}

/** The new owner must be a member, and able to log in. */
async function expectMember(sql: Sql, hubId: string, username: string) {
  const [member] = await sql<{ id: string; role: string; isAway: boolean }[]>`
    select u.id, m.role, (u.suspended_until > now()) is true or u.leaves_at is not null as is_away
    from users u
    join hub_members m on m.hub_id = ${hubId} and m.user_id = u.id
    where u.username = ${username.replace(/^@/, '').toLowerCase()}`
  if (!member) throw invalid({ username: 'staff.hub_members_only' })
  if (member.role === 'owner') throw invalid({ username: 'staff.hub_theirs_already' })
  if (member.isAway) throw invalid({ username: 'staff.member_away' })
  return member.id
}

async function stepDown(sql: Sql, hubId: string) {
  const [owner] = await sql<{ userId: string }[]>`
    update hub_members set role = 'member' where hub_id = ${hubId} and role = 'owner' returning user_id`
  return owner?.userId ?? null
}

type HandOverEntry = {
  hubId: string
  userId: string
  action: 'setRole' | 'handOver'
  detail: string
  reason: string
}

async function notifyBoth(sql: Sql, act: HandOverEntry) {
  const actId = await logAct(sql, { ...act, byId: null })
  await notifyAct(sql, { userId: act.userId, actId, hubId: act.hubId, byId: null })
}
