export type Side = 'since' | 'until'

/** Nepal is 5 hours and 45 minutes before UTC, and has no summer time. */
const NEPAL_MS = (5 * 60 + 45) * 60_000
const HOUR_MS = 3_600_000
const UNITS: Record<string, number> = { h: 1, d: 24, w: 7 * 24, m: 30 * 24, y: 365 * 24 }
const FIRST_YEAR = 1970

/** A day, a month or a year in Nepal, or so long ago ("7d"): its beginning, or the beginning of what follows it. */
export function readMoment(text: string, side: Side, now = Date.now()) {
  const ago = /^(\d{1,4})([hdwmy])$/.exec(text)
  if (ago) return Math.max(0, now - Number(ago[1]) * UNITS[ago[2]!]! * HOUR_MS)

  const date = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(text)
  if (!date) return null
  const [year, month, day] = date.slice(1).map((digits) => digits && Number(digits))
  if (!isDate(Number(year), Number(month || 1), Number(day || 1))) return null
  const at = { year: Number(year), month: Number(month || 1), day: Number(day || 1) }
  if (side === 'until') at[day ? 'day' : month ? 'month' : 'year'] += 1
  return Math.max(0, Date.UTC(at.year, at.month - 1, at.day) - NEPAL_MS)
}

function isDate(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= FIRST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
