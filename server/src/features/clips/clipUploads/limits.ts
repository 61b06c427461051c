import { entitlementsOf } from '#features/core/entitlements/rule.ts'
import type { Sql } from '#lib/db.ts'

/** The limits of size and length for this member. */
export async function clipLimitsOf(sql: Sql, userId: string) {
  const { clipBytes, clipMs } = await entitlementsOf(sql, userId)
  return { bytes: clipBytes, ms: clipMs }
}
