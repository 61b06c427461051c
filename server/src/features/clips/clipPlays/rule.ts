import type { Sql } from '#lib/db.ts'

/** True watching begins here: 5 seconds or half of the clip. Of a duration called `c.duration_ms`. */
export function engagedFrom(sql: Sql) {
  return sql`least(5000, c.duration_ms / 2)`
}

/** Under this a play was a skip, from here on the clip was seen. Half of a clip of three seconds is no skip. */
export function seenFrom(sql: Sql) {
  return sql`least(2000, c.duration_ms / 2)`
}
