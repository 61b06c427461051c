import type { Fragment, Sql } from '#lib/db.ts'

export const HOUR_MS = 3_600_000
/** Nepal is five hours and three quarters ahead: its hours begin when others are at a quarter past. */
const NEPAL_MS = 5.75 * HOUR_MS

/** The whole hour of Nepal's clock, counted since 1970, in which a moment lies. */
export function hourOf(ms: number) {
  return Math.floor((ms + NEPAL_MS) / HOUR_MS)
}

/** The first id of an hour: ids begin with the moment at which they were made. */
export function firstIdOf(hour: number) {
  return idAt(hour * HOUR_MS - NEPAL_MS)
}

export function idAt(ms: number) {
  return String(BigInt(Math.trunc(ms)) << 16n)
}

/** The hour in SQL in which a thing with this id was made. */
export function selectHour(sql: Sql, id: Fragment) {
  return sql`(((${id} >> 16) + ${NEPAL_MS}::bigint) / ${HOUR_MS}::bigint)::int`
}
