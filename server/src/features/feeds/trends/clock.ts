import type { Fragment, Sql } from '#lib/db.ts'

export const HOUR_MS = 3_600_000
/** Nepal is 5:45 ahead of UTC: its hours begin a quarter past. */
const NEPAL_MS = 5.75 * HOUR_MS

/** The number of a moment's hour on Nepal's clock, since 1970. */
export function hourOf(ms: number) {
  return Math.floor((ms + NEPAL_MS) / HOUR_MS)
}

/** The first id of an hour: ids begin with their creation time. */
export function firstIdOf(hour: number) {
  return idAt(hour * HOUR_MS - NEPAL_MS)
}

export function idAt(ms: number) {
  return String(BigInt(Math.trunc(ms)) << 16n)
}

/** SQL: the hour in which an id was made. */
export function selectHour(sql: Sql, id: Fragment) {
  return sql`(((${id} >> 16) + ${NEPAL_MS}::bigint) / ${HOUR_MS}::bigint)::int`
}
