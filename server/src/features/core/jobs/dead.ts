import type { Sql } from '#lib/db.ts'

/** SQL condition: the job `j` has failed for good. */
export function isDead(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.locked_at is null and not (${isReplaced(sql)})`
}

/** SQL condition: a newer job with the same key replaced this one while it ran, so its failure does not matter. */
export function isReplaced(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.key is null and j.updated_at > j.created_at`
}
