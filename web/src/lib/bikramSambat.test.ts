import { beforeAll, expect, test } from 'vitest'
import { loadBikramSambat, toBikramSambat } from './bikramSambat.ts'

beforeAll(loadBikramSambat)

test.each([
  ['1943-04-14', '2000-1-1'],
  ['2023-04-14', '2080-1-1'],
  ['2024-04-12', '2080-12-30'],
  ['2024-04-13', '2081-1-1'],
  ['2025-04-14', '2082-1-1'],
  ['2026-04-14', '2083-1-1'],
  ['2026-11-15', '2083-7-29'],
  ['2027-04-13', '2083-12-30'],
])('%s is %s in Bikram Sambat', (gregorian, bikramSambat) => {
  expect(written(toBikramSambat(dayOf(gregorian)))).toBe(bikramSambat)
})

test.each(['1943-04-13', '2027-04-14', '1900-01-01', '2100-01-01'])(
  'nobody is sure about %s',
  (gregorian) => {
    expect(toBikramSambat(dayOf(gregorian))).toBeNull()
  },
)

test('each day is followed by the next, and none is missing', () => {
  const [from, to] = [Date.UTC(2015, 3, 14), Date.UTC(2027, 3, 13)]
  let before = { year: 2071, month: 12, day: 30 }
  for (let time = from; time <= to; time += 86_400_000) {
    const now = toBikramSambat(dayOf(new Date(time).toISOString().slice(0, 10)))!
    const isNextDay = now.month === before.month && now.day === before.day + 1
    const isNextMonth = now.day === 1 && before.day >= 29 && now.month === (before.month % 12) + 1
    if (!isNextDay && !isNextMonth) expect.fail(`${written(now)} after ${written(before)}`)
    before = now
  }
})

function dayOf(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}

function written(day: { year: number; month: number; day: number } | null) {
  return day && [day.year, day.month, day.day].join('-')
}
