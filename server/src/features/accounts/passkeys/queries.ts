import type { Passkey, Transport } from '@jes/contract/accounts/passkeys'
import type { Sql } from '#lib/db.ts'

export async function listPasskeys(sql: Sql, userId: string) {
  return sql<Passkey[]>`
    select ${passkeyColumns(sql)} from passkeys where user_id = ${userId} order by id`
}

export function passkeyColumns(sql: Sql) {
  return sql`id as _id, name, is_synced, created_at, last_used_at`
}

/** The passkeys of a member, as a browser is told which of them to ask for or to leave out. */
export async function listDescriptors(sql: Sql, userId: string) {
  const rows = await sql<{ credentialId: Buffer; transports: Transport[] }[]>`
    select credential_id, transports from passkeys where user_id = ${userId} order by id`
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))
}

/** The handle of a member's passkeys: with the same one a device replaces its passkey instead of adding a second. */
export async function findUserHandle(sql: Sql, userId: string) {
  const [known] = await sql<{ userHandle: Buffer }[]>`
    select user_handle from passkeys where user_id = ${userId} order by id limit 1`
  return known?.userHandle
}
