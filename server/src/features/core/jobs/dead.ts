import type { Sql } from '#lib/db.ts'

/** Whether a job, called `j`, has failed for good. */
export function isDead(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.locked_at is null and not (${isReplaced(sql)})`
}

/** Whether a newer job of its key took the place of this one while it ran: its end concerns nobody. */
export function isReplaced(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.key is null and j.updated_at > j.created_at`
}
