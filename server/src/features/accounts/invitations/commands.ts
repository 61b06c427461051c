import { randomBytes } from 'node:crypto'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { countLeft, findInvitation, isOpen } from './queries.ts'

const CODE_BYTES = 16

/** Makes a link for one person. */
export async function createInvitation(viewer: Viewer) {
  return sql.begin(async (sql) => {
    // Held, so that two at once are not one too many.
    await sql`select from users where id = ${viewer.id} for no key update`
    const { left } = await countLeft(sql, viewer)
    if (left === 0) throw refuse('accounts.invitations_used_up')
    const code = randomBytes(CODE_BYTES).toString('base64url')
    const [{ id }] = await sql<[{ id: string }]>`
      insert into invitations (by_id, code) values (${viewer.id}, ${code}) returning id`
    return findInvitation(sql, viewer.id, id)
  })
}

/** Somebody else's, and one that was used, are not there to be revoked. */
export async function revokeInvitation(viewer: Viewer, id: string) {
  const { count } = await sql`
    update invitations i set revoked_at = now()
    where i.id = ${id} and i.by_id = ${viewer.id} and ${isOpen(sql)}`
  if (count === 0) throw notFound()
}

/** Uses an invitation up, in the transaction that makes the account: of two at once one gets in. */
export async function takeInvitation(sql: Sql, code: string, userId: string) {
  const { count } = await sql`
    update invitations i set used_by = ${userId}, used_at = now()
    where i.code = ${code} and ${isOpen(sql)}`
  if (count === 0) throw invalid({ invitation: 'accounts.invitation_invalid' })
}
