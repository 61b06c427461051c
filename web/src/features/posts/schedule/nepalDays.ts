import { monthYear, shortDate } from '#lib/dates.ts'

/** Nepal is 5 hours and 45 minutes ahead, all year. */
const OFFSET_MS = (5 * 60 + 45) * 60_000
const DAY_MS = 24 * 60 * 60_000
const MOST_DAYS = 365

/** A day as a number, and the name of its month in the calendar of the settings. */
type NepalDay = { value: string; month: string }

/** Today in Nepal and the following days of a year. */
export function comingDays(now: number): NepalDay[] {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS)
  return Array.from({ length: MOST_DAYS }, (_, n) => {
    const value = String(today + n)
    return { value, month: monthYear(momentOf(value, '12:00')) }
  })
}

/** The names of the days; only of the few that are shown, because each takes time. */
export function labelled(days: readonly NepalDay[], now: number) {
  return days.map(({ value }) => ({ value, label: shortDate(momentOf(value, '12:00'), now) }))
}

/** The moment of a day and a time such as 08:40, both in Nepal. */
export function momentOf(day: string, time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Number(day) * DAY_MS + (hours * 60 + minutes) * 60_000 - OFFSET_MS).toISOString()
}

/** The day and the time of a moment in Nepal. */
export function partsOf(iso: string) {
  const there = Date.parse(iso) + OFFSET_MS
  return {
    day: String(Math.floor(there / DAY_MS)),
    time: new Date(there).toISOString().slice(11, 16),
  }
}
