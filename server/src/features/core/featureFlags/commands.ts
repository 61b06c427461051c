import type { Flag, FlagKey } from '@jes/contract/staff/adminMembers'
import { audit } from '#features/core/staffAccess/audit.ts'
import { publishChange } from '#lib/changes.ts'
import type { Database } from '#lib/db.ts'
import { publishAnnounced } from '#lib/live.ts'
import type { Viewer } from '#lib/serve.ts'

type Change = {
  key: FlagKey
  isOn: boolean
  reason: string
  /** What everybody is told while it is off, in place of the usual words. */
  message?: string
}

/** Switches something on or off, on every server at once. */
export async function setFlag(
  sql: Database,
  viewer: Viewer | null,
  { key, isOn, reason, message }: Change,
): Promise<Flag> {
  return sql.begin(async (sql) => {
    const [flag] = await sql<[Flag]>`
      insert into flags (key, is_on, message) values (${key}, ${isOn}, ${message ?? null})
      on conflict (key) do update set is_on = excluded.is_on, message = excluded.message, updated_at = now()
      returning key, is_on, updated_at`
    await publishChange(sql, 'everything')
    if (key === 'writing') await publishAnnounced(sql)
    await audit(sql, {
      byId: viewer?.id ?? null,
      action: 'flag.set',
      kind: 'flag',
      thingId: key,
      reason,
      facts: { isOn: String(isOn) },
    })
    return flag
  })
}
