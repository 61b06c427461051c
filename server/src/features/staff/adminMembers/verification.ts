import type { VerifiedAs } from '@jes/contract/core/users'
import { audit } from '#features/core/staffAccess/audit.ts'
import { endVerification } from '#features/core/users/verification.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectStaffUser } from './user.ts'

type Change = { as: VerifiedAs | null; reason: string }

/** Verifies a public person or organisation, with a reason that everybody can read; null takes it back. */
export function setVerification(viewer: Viewer, id: string, { as, reason }: Change) {
  if (id === viewer.id) throw refuse('staff.own_verification')
  return sql.begin(async (sql) => {
    const before = await expectStaffUser(sql, viewer, id)
    if (as) await verify(sql, id, { as, reason })
    else await endVerification(sql, id)
    const user = await expectStaffUser(sql, viewer, id)
    await publishChange(sql, ['lists', `user:${id}`])
    await audit(sql, {
      byId: viewer.id,
      action: as ? 'user.verify' : 'user.unverify',
      kind: 'user',
      thingId: id,
      reason,
      facts: { from: before.verifiedAs ?? 'none', to: as ?? 'none', name: before.displayName },
    })
    return user
  })
}

async function verify(sql: Sql, id: string, { as, reason }: Change) {
  await sql`
    update users set verified_as = ${as}, verified_reason = ${reason}, verified_at = now()
    where id = ${id}`
}
