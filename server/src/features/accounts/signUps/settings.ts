import type { SignUpSettings } from '@jes/contract/accounts/signUps'
import { audit } from '#features/core/staffAccess/audit.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { makeTtlCache } from '#lib/ttlCache.ts'

const TTL_MS = 5_000

const cached = makeTtlCache<SignUpSettings>('signUpSettings', TTL_MS)

/** How newcomers get in; a server may know it up to five seconds late. */
export function readSettings(sql: Sql) {
  return cached(sql, () => findSettings(sql))
}

export async function findSettings(sql: Sql) {
  const [settings] = await sql<[SignUpSettings]>`
    select mode, asks_proof, updated_at from sign_up_settings`
  return settings
}

type Change = Pick<SignUpSettings, 'mode' | 'asksProof'> & { reason: string }

/** Changes it for all servers at once. */
export async function setSettings(viewer: Viewer, { mode, asksProof, reason }: Change) {
  return sql.begin(async (sql) => {
    await sql`
      update sign_up_settings set mode = ${mode}, asks_proof = ${asksProof}, updated_at = now()`
    await publishChange(sql, 'everything')
    const settings = await findSettings(sql)
    await audit(sql, {
      byId: viewer.id,
      action: 'signUps.set',
      kind: 'signUps',
      reason,
      facts: { mode, asksProof: String(asksProof) },
    })
    return settings
  })
}
