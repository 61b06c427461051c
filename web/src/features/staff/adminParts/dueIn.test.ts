import { afterEach, expect, test } from 'vitest'
import { usePreferences } from '#lib/preferences.ts'
import { ageOf, dueIn } from './dueIn.ts'

const due = '2026-10-14T12:00:00.000Z'
const minutesBefore = (n: number) => Date.parse(due) - n * 60_000

afterEach(() => usePreferences.setState({ language: 'en' }))

test.each([
  [40, 'due in 40 min', false],
  [5 * 60 + 59, 'due in 5 h', false],
  [0, 'due in 0 min', false],
  [-1, '1 min late', true],
  [-3 * 60, '3 h late', true],
  [-72 * 60, '3 d late', true],
])('with %i minutes to go it reads %s', (minutes, said, isLate) => {
  expect(dueIn(due, minutesBefore(minutes))).toEqual({ said, isLate })
})

test('in Nepali the same has its own digits', () => {
  usePreferences.setState({ language: 'ne' })
  expect(dueIn(due, minutesBefore(300)).said).toBe('५ घण्टा बाँकी')
  expect(dueIn(due, minutesBefore(-180)).said).toBe('३ घण्टा ढिला')
})

const since = '2026-10-13T12:00:00.000Z'

test.each([
  [23 * 60, 'fresh', '23 h', 1 / 24],
  [6 * 60 + 1, 'fresh', '6 h', 1079 / 1440],
  [6 * 60, 'soon', '6 h', 0.75],
  [24, 'soon', '24 min', 1416 / 1440],
  [-12, 'late', '12 min late', 1],
  [2000, 'fresh', '33 h', 0],
])('with %i minutes to go of a day the clock is %s and says %s', (minutes, stage, said, part) => {
  expect(ageOf(since, due, minutesBefore(minutes))).toEqual({ stage, said, part })
})
