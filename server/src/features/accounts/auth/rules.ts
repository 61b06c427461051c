import { RULES_VERSION } from '@jes/contract/privacy/dataExport'
import type { Sql } from '#lib/db.ts'

/** Stores that the member accepts the current rules and terms. */
export async function acceptRules(sql: Sql, userId: string) {
  await sql`
    update users set accepted_rules = ${RULES_VERSION}, accepted_at = now() where id = ${userId}`
}
