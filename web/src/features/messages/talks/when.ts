import { clock, longDate, shortDate } from '#lib/dates.ts'

const DAY = 24 * 60 * 60_000

/** Today the time, then yesterday, then the date. */
export function whenOf(iso: string, yesterday: string, now = Date.now()) {
  const day = longDate(iso)
  if (day === longDate(new Date(now).toISOString())) return clock(iso)
  return day === longDate(new Date(now - DAY).toISOString()) ? yesterday : shortDate(iso, now)
}
