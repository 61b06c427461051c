import { endSessionsOf } from '#features/accounts/auth/sessions.ts'
import { expectAdmin } from '#features/core/staffAccess/access.ts'
import { audit } from '#features/core/staffAccess/audit.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, notFound, refuse } from '#lib/errors.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { expectStaffUser } from './user.ts'

type Role = Viewer['role']

type Change = { role: Role; reason: string; proof: Proof }

/** Gives or takes a staff role. It takes effect at once: the member's sessions end. */
export async function setRole(viewer: Viewer, id: string, change: Change) {
  if (id === viewer.id) throw refuse('staff.own_role')
  const detail = await sql.begin(async (sql) => {
    await expectStillAdmin(sql, viewer)
    await change.proof.spend(sql)
    const before = await lockUser(sql, id)
    if (before !== change.role) {
      await sql`update users set role = ${change.role} where id = ${id}`
      await endSessionsOf(sql, id)
    }
    const user = await expectStaffUser(sql, viewer, id)
    await audit(sql, {
      byId: viewer.id,
      action: 'user.role',
      kind: 'user',
      thingId: id,
      reason: change.reason,
      facts: { from: before, to: change.role },
    })
    return user
  })
  forgetEnded({ userId: id })
  return detail
}

/** When two admins dismiss each other at the same moment, one is first: somebody stays. */
async function expectStillAdmin(sql: Sql, viewer: Viewer) {
  const admins = await sql<{ id: string }[]>`
    select id from users where role = 'admin' order by id for update`
  if (!admins.some(({ id }) => id === viewer.id)) throw forbidden()
}

async function lockUser(sql: Sql, id: string) {
  const [user] = await sql<{ role: Role }[]>`
    select role from users where id = ${id} and id > 1 for update`
  if (!user) throw notFound()
  return user.role
}

/** Signs somebody out everywhere. Only admins may do that to an admin. */
export async function endSessionsFor(viewer: Viewer, id: string, reason: string) {
  const detail = await sql.begin(async (sql) => {
    const role = await lockUser(sql, id)
    if (role === 'admin') expectAdmin(viewer)
    await endSessionsOf(sql, id)
    const user = await expectStaffUser(sql, viewer, id)
    await audit(sql, {
      byId: viewer.id,
      action: 'user.endSessions',
      kind: 'user',
      thingId: id,
      reason,
    })
    return user
  })
  forgetEnded({ userId: id })
  return detail
}
