import DateConverter from '@remotemerge/nepali-date-converter'

export type Day = { year: number; month: number; day: number }

/** BS 2000 to 2083: before it the libraries guess, after it the committee has not published. */
const firstDay = '1943-04-14'
const lastDay = '2027-04-13'

/** A Gregorian day in Bikram Sambat, or null where that calendar is not certain. */
export function toBikramSambat({ year, month, day }: Day): Day | null {
  const iso = [year, pad(month), pad(day)].join('-')
  if (iso < firstDay || iso > lastDay) return null
  const bs = new DateConverter(iso).toBs()
  return { year: bs.year, month: bs.month, day: bs.date }
}

function pad(n: number) {
  return String(n).padStart(2, '0')
}
