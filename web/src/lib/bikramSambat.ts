import type { Day } from './bikramSambatTable.ts'
import { usePreferences } from './preferences.ts'
import { rest } from './whenIdle.ts'

const RETRY_AFTER = 30_000

let table: typeof import('./bikramSambatTable.ts') | undefined
let arrival: Promise<void> | undefined

/** A Gregorian day in Bikram Sambat, or null where that calendar is not certain or its table not loaded. */
export function toBikramSambat(day: Day): Day | null {
  if (!table) void rest().then(loadBikramSambat)
  return table?.fromGregorian(day) ?? null
}

/** Nobody waits for the table: dates are Gregorian until it is loaded, and are then rendered again. */
export function loadBikramSambat() {
  arrival ??= import('./bikramSambatTable.ts').then(
    (loaded) => {
      table = loaded
      // Everything that renders dates subscribes to the preferences.
      usePreferences.setState((now) => ({ ...now }))
    },
    () => {
      setTimeout(() => {
        arrival = undefined
      }, RETRY_AFTER)
    },
  )
  return arrival
}
