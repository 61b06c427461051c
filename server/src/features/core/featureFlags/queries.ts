import type { Because } from '@jes/contract/lib/refusals/because'
import { type Flag, FlagKey } from '@jes/contract/staff/adminMembers'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { makeTtlCache } from '#lib/ttlCache.ts'

const TTL_MS = 5_000
const RETRY_SECONDS = 60

/** The refusal for each feature that is switched off. */
const OFF: Record<FlagKey, Because> = {
  signUps: 'core.sign_ups_off',
  posting: 'core.posting_off',
  clips: 'core.clips_off',
  hubs: 'core.hubs_off',
  search: 'core.search_off',
  writing: 'core.maintenance',
}

const cachedOff = makeTtlCache<FlagKey[]>('featureFlags', TTL_MS)

/** Refuses where the staff has switched a feature off. */
export async function expectOn(sql: Sql, key: FlagKey) {
  const off = await cachedOff(sql, () => listOff(sql))
  if (off.includes(key)) throw refuse(OFF[key], { retryAfter: RETRY_SECONDS })
}

/** Why the site is only read: an id of this time, and what the operator says; null while people write. */
export async function findMaintenance(sql: Sql) {
  const [found] = await sql<{ id: string; message: string | null }[]>`
    select (extract(epoch from updated_at) * 1000)::bigint as id, message
    from flags where key = 'writing' and not is_on`
  return found ?? null
}

async function listOff(sql: Sql) {
  const rows = await sql<{ key: FlagKey }[]>`select key from flags where not is_on`
  return rows.map(({ key }) => key)
}

/** All flags; one that nobody ever switched is on. */
export async function listFlags(sql: Sql): Promise<Flag[]> {
  const rows = await sql<Flag[]>`select key, is_on, updated_at from flags`
  return FlagKey.options.map(
    (key) => rows.find((row) => row.key === key) ?? { key, isOn: true, updatedAt: null },
  )
}
