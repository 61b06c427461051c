import { beforeAll, expect, test } from 'vitest'
import { loadBikramSambat, toBikramSambat } from './bikramSambat.ts'
import type { Day } from './bikramSambatTable.ts'

let days: Day[] = []

beforeAll(async () => {
  await loadBikramSambat()
  days = allDays()
})

/** Days that history, law and the published calendars name in both calendars. */
const known = [
  ['1943-04-14', '2000-1-1', 'the first day of the tables'],
  ['1951-02-18', '2007-11-7', 'the end of the Rana rule'],
  ['1953-05-29', '2010-2-16', 'Tenzing and Hillary on Sagarmatha'],
  ['1960-12-15', '2017-9-1', 'the royal coup'],
  ['1962-12-16', '2019-9-1', 'the constitution of the Panchayat'],
  ['1972-01-31', '2028-10-17', 'the death of King Mahendra'],
  ['1975-02-24', '2031-11-12', 'the coronation of King Birendra'],
  ['1980-05-02', '2037-1-20', 'the referendum'],
  ['1988-08-21', '2045-5-5', 'the earthquake of Udayapur'],
  ['1990-04-08', '2046-12-26', 'parties are allowed'],
  ['1990-11-09', '2047-7-23', 'the constitution of 1990'],
  ['1996-02-13', '2052-11-1', 'the war begins'],
  ['2000-01-01', '2056-9-17', 'the first day of AD 2000'],
  ['2000-12-31', '2057-9-16', 'the last day of AD 2000'],
  ['2001-06-01', '2058-2-19', 'the killings at the palace'],
  ['2001-11-26', '2058-8-11', 'the state of emergency'],
  ['2005-02-01', '2061-10-19', 'the king takes over'],
  ['2006-04-24', '2063-1-11', 'Loktantra Diwas'],
  ['2006-11-21', '2063-8-5', 'the peace accord'],
  ['2007-01-15', '2063-10-1', 'the interim constitution'],
  ['2008-04-10', '2064-12-28', 'the first constituent assembly'],
  ['2008-05-28', '2065-2-15', 'the republic'],
  ['2011-10-07', '2068-6-20', 'a Friday in a blog'],
  ['2013-11-19', '2070-8-4', 'the second constituent assembly'],
  ['2015-04-25', '2072-1-12', 'the earthquake of Gorkha'],
  ['2015-09-20', '2072-6-3', 'the constitution'],
  ['2017-02-11', '2073-10-29', 'the base of another converter'],
  ['2017-05-14', '2074-1-31', 'local elections'],
  ['2017-12-07', '2074-8-21', 'federal elections'],
  ['2020-03-24', '2076-12-11', 'the lockdown'],
  ['2020-12-20', '2077-9-5', 'the house is dissolved'],
  ['2022-11-20', '2079-8-4', 'federal elections'],
  ['2023-11-03', '2080-7-17', 'the earthquake of Jajarkot'],
  ['2025-09-08', '2082-5-23', 'the protest of the young'],
  ['2026-03-05', '2082-11-21', 'federal elections'],
  ['2013-04-14', '2070-1-1', 'new year'],
  ['2014-04-14', '2071-1-1', 'new year'],
  ['2015-04-14', '2072-1-1', 'new year'],
  ['2016-04-13', '2073-1-1', 'new year'],
  ['2017-04-14', '2074-1-1', 'new year'],
  ['2018-04-14', '2075-1-1', 'new year'],
  ['2019-04-14', '2076-1-1', 'new year'],
  ['2020-04-13', '2077-1-1', 'new year'],
  ['2021-04-14', '2078-1-1', 'new year'],
  ['2022-04-14', '2079-1-1', 'new year'],
  ['2023-04-14', '2080-1-1', 'new year'],
  ['2024-04-13', '2081-1-1', 'new year'],
  ['2025-04-14', '2082-1-1', 'new year'],
  ['2026-04-14', '2083-1-1', 'new year'],
  ['2019-07-17', '2076-4-1', 'the year of the budget'],
  ['2020-07-16', '2077-4-1', 'the year of the budget'],
  ['2021-07-16', '2078-4-1', 'the year of the budget'],
  ['2022-07-17', '2079-4-1', 'the year of the budget'],
  ['2023-07-17', '2080-4-1', 'the year of the budget'],
  ['2024-07-16', '2081-4-1', 'the year of the budget'],
  ['2025-07-17', '2082-4-1', 'the year of the budget'],
  ['2024-01-15', '2080-10-1', 'Maghe Sankranti'],
  ['2025-01-14', '2081-10-1', 'Maghe Sankranti'],
  ['2026-01-15', '2082-10-1', 'Maghe Sankranti'],
  ['2024-04-02', '2080-12-20', 'a date that other tables had wrong'],
  ['2025-05-14', '2082-1-31', 'a date that other tables had wrong'],
  ['2025-08-01', '2082-4-16', 'a date that other tables had wrong'],
] as const

test.each(known)('%s is %s: %s', (gregorian, bikramSambat) => {
  expect(written(toBikramSambat(dayOf(gregorian)))).toBe(bikramSambat)
})

test('the calendar goes on after 13 April 2027, to the end of 2099', () => {
  expect(written(toBikramSambat(dayOf('2027-04-13')))).toBe('2083-12-30')
  expect(written(toBikramSambat(dayOf('2027-04-14')))).toBe('2084-1-1')
  expect(written(toBikramSambat(dayOf('2043-04-13')))).toBe('2099-12-30')
})

test.each(['1943-04-13', '2043-04-14', '1900-01-01', '2100-01-01'])(
  'nobody is sure about %s',
  (gregorian) => {
    expect(toBikramSambat(dayOf(gregorian))).toBeNull()
  },
)

test('each day is followed by the next, and none is missing', () => {
  let before = { year: 1999, month: 12, day: 31 }
  for (const now of days) {
    const isNextDay = now.month === before.month && now.day === before.day + 1
    const isNextMonth = now.day === 1 && before.day >= 29 && now.month === (before.month % 12) + 1
    if (!isNextDay && !isNextMonth) expect.fail(`${written(now)} after ${written(before)}`)
    before = now
  }
})

/** The sidereal year of the Surya Siddhanta, which the almanacs of Nepal use. */
const YEAR = 1_577_917_828 / 4_320_000
/** When each month begins in BS 2000, in days: the one moment that all 84 published years allow, within 20 minutes. */
const MONTHS = [
  [0.0136, 0.0271],
  [30.9299, 30.9435],
  [62.3695, 62.3774],
  [93.782, 93.7898],
  [125.4825, 125.4961],
  [156.5096, 156.5232],
  [186.9571, 186.965],
  [216.852, 216.8599],
  [246.3345, 246.3424],
  [275.9435, 275.9571],
  [305.0836, 305.0972],
  [334.9085, 334.9221],
] as const

test('every month begins when the sun enters its sign, published or not', () => {
  const off = days.flatMap(({ year, month, day }, index) => {
    if (day !== 1) return []
    const [from, to] = MONTHS[month - 1]!.map((start) => Math.floor(start + (year - 2000) * YEAR))
    return index < from! || index > to! ? [`${year}-${month}`] : []
  })
  expect(off).toEqual([])
})

/** Every day of the table, in order. */
function allDays() {
  const all: Day[] = []
  for (let time = Date.UTC(1943, 3, 14); ; time += 86_400_000) {
    const day = toBikramSambat(dayOf(new Date(time).toISOString().slice(0, 10)))
    if (!day) return all
    all.push(day)
  }
}

function dayOf(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}

function written(day: Day | null) {
  return day && [day.year, day.month, day.day].join('-')
}
