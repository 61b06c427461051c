import type { Sql } from '#lib/db.ts'

type AuditEntry = {
  /** Null is the command line. */
  byId: string | null
  /** What was done, such as `case.remove` or `flag.set`. */
  action: string
  kind?: string | null
  thingId?: string | null
  reason?: string
  facts?: Record<string, string>
}

/** Writes an entry of the audit log, in the transaction of the action. Call it last: the next writer waits for it. */
export async function audit(sql: Sql, { byId, action, kind, thingId, reason, facts }: AuditEntry) {
  await sql`
    select audit(${byId}, ${action}, ${kind ?? null}, ${thingId ?? null}, ${reason ?? ''}, ${sql.json(facts ?? {})})`
}
