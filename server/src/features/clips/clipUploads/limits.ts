import { entitlementsOf } from '#features/core/entitlements/rule.ts'
import type { Sql } from '#lib/db.ts'

/** How large and how long a video this member may send. */
export async function clipLimitsOf(sql: Sql, userId: string) {
  const { clipBytes, clipMs } = await entitlementsOf(sql, userId)
  return { bytes: clipBytes, ms: clipMs }
}
