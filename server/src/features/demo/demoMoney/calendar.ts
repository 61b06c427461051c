import type { DemoOrder } from '#features/demo/demoTexts/passes.ts'
import { type Clock, DAY, HOUR } from '#features/demo/demoWorld/clock.ts'

const NEPAL = 5.75 * HOUR
const MORNING = 9 * HOUR

/** When a month begins in Nepal, so many months before the current one. */
export function monthStart(now: number, monthsBack: number) {
  const there = new Date(now + NEPAL)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - monthsBack, 1) - NEPAL
}

/** A month in its written form: 2026-11. */
export function monthName(now: number, monthsBack: number) {
  return dayName(monthStart(now, monthsBack)).slice(0, 7)
}

export function dayName(moment: number) {
  return new Date(moment + NEPAL).toISOString().slice(0, 10)
}

/** Spread over the morning of that day, so that no two have the same time. */
export function momentFor(when: DemoOrder['when'], place: number, clock: Clock) {
  const minute = place * 7 * 60_000
  if ('daysAgo' in when) return clock.ago(when.daysAgo * DAY + minute)
  return monthStart(clock.now, when.months) + (when.day - 1) * DAY + MORNING + minute
}
