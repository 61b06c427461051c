import type { Sql } from '#lib/db.ts'

/** An engaged play is at least 5 seconds or half of the clip long. For a duration named `c.duration_ms`. */
export function engagedFrom(sql: Sql) {
  return sql`least(5000, c.duration_ms / 2)`
}

/** A shorter play is a skip, a longer one means seen. Half of a clip of three seconds is no skip. */
export function seenFrom(sql: Sql) {
  return sql`least(2000, c.duration_ms / 2)`
}
