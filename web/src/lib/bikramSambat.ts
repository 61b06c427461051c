import { usePreferences } from './preferences.ts'
import { rest } from './whenIdle.ts'

export type Day = { year: number; month: number; day: number }
type Converter = typeof import('@remotemerge/nepali-date-converter').default

/** BS 2000 to 2083: before it the libraries guess, after it the committee has not published. */
const firstDay = '1943-04-14'
const lastDay = '2027-04-13'

let DateConverter: Converter | undefined
let arrival: Promise<void> | undefined

/** A Gregorian day in Bikram Sambat, or null where that calendar is not certain or not yet here. */
export function toBikramSambat({ year, month, day }: Day): Day | null {
  const iso = [year, pad(month), pad(day)].join('-')
  if (iso < firstDay || iso > lastDay) return null
  if (!DateConverter) {
    // Whoever reads by it has it from the start; to others it is what stands beside a date.
    void rest()
      .then(loadBikramSambat)
      .then(showDatesAgain, () => undefined)
    return null
  }
  const bs = new DateConverter(iso).toBs()
  return { year: bs.year, month: bs.month, day: bs.date }
}

/** Its tables weigh more than all our other dates, so they come when somebody first reads by them. */
export function loadBikramSambat() {
  arrival ??= import('@remotemerge/nepali-date-converter').then((tables) => {
    DateConverter = tables.default
  })
  return arrival
}

/** Whoever writes dates follows the preferences. */
function showDatesAgain() {
  usePreferences.setState((now) => ({ ...now }))
}

function pad(n: number) {
  return String(n).padStart(2, '0')
}
