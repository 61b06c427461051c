import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadBikramSambat } from './bikramSambat.ts'
import { exactTime, longDate, monthYear, relativeTime, shortDate, shortDateTime } from './dates.ts'
import { usePreferences } from './preferences.ts'

const now = Date.parse('2026-11-15T06:15:00Z')

beforeAll(loadBikramSambat)
beforeEach(() => usePreferences.setState({ language: 'en', digits: undefined, calendar: 'ad' }))
afterAll(() => usePreferences.setState({ language: 'en', digits: undefined, calendar: 'ad' }))

describe('how long ago', () => {
  test.each([
    ['2026-11-15T06:14:30Z', 'just now', 'भर्खरै'],
    ['2026-11-15T06:20:00Z', 'just now', 'भर्खरै'],
    ['2026-11-15T06:13:00Z', '2m', '२ मिनेट'],
    ['2026-11-15T05:15:01Z', '59m', '५९ मिनेट'],
    ['2026-11-15T04:15:00Z', '2h', '२ घण्टा'],
    ['2026-11-12T06:15:00Z', '3d', '३ दिन'],
    ['2026-11-08T06:14:00Z', 'Nov 8', 'नोभेम्बर ८'],
    ['2025-10-14T02:55:00Z', 'Oct 14, 2025', '२०२५ अक्टोबर १४'],
  ])('%s is %s, in Nepali %s', (iso, english, nepali) => {
    expect(relativeTime(iso, now)).toBe(english)
    usePreferences.setState({ language: 'ne' })
    expect(relativeTime(iso, now)).toBe(nepali)
  })
})

test('a date is the date in Kathmandu, wherever the reader is', () => {
  expect(shortDateTime('2026-10-14T02:55:00Z', now)).toBe('Oct 14, 8:40 AM')
  expect(shortDateTime('2026-10-13T18:15:00Z', now)).toBe('Oct 14, 12:00 AM')
  expect(shortDateTime('2026-10-13T18:14:59Z', now)).toBe('Oct 13, 11:59 PM')
  expect(shortDateTime('2026-10-14T06:15:00Z', now)).toBe('Oct 14, 12:00 PM')
})

test('Nepali says the time by the part of the day', () => {
  usePreferences.setState({ language: 'ne' })
  expect(shortDateTime('2026-10-14T02:55:00Z', now)).toBe('अक्टोबर १४, बिहान ८:४०')
  expect(shortDateTime('2026-10-14T08:00:00Z', now)).toBe('अक्टोबर १४, दिउँसो १:४५')
  expect(shortDateTime('2026-10-14T12:00:00Z', now)).toBe('अक्टोबर १४, बेलुका ५:४५')
  expect(shortDateTime('2026-10-14T16:00:00Z', now)).toBe('अक्टोबर १४, राति ९:४५')
})

test('dates are written out in both languages', () => {
  expect(longDate('2026-11-15T00:00:00Z')).toBe('November 15, 2026')
  expect(monthYear('2026-11-15T00:00:00Z')).toBe('November 2026')

  usePreferences.setState({ language: 'ne' })
  expect(longDate('2026-11-15T00:00:00Z')).toBe('२०२६ नोभेम्बर १५')
  expect(monthYear('2026-11-15T00:00:00Z')).toBe('नोभेम्बर २०२६')
})

test('who prefers Bikram Sambat reads it', () => {
  usePreferences.setState({ calendar: 'bs' })
  expect(longDate('2026-11-15T00:00:00Z')).toBe('29 Kartik 2083')
  expect(shortDate('2026-11-15T00:00:00Z', now)).toBe('29 Kartik')
  expect(shortDate('2026-04-13T00:00:00Z', now)).toBe('30 Chaitra 2082')
  expect(monthYear('2026-11-15T00:00:00Z')).toBe('Kartik 2083')

  usePreferences.setState({ language: 'ne' })
  expect(longDate('2026-11-15T00:00:00Z')).toBe('२०८३ कात्तिक २९')
})

test('where Bikram Sambat is not certain the date stays Gregorian', () => {
  usePreferences.setState({ calendar: 'bs' })
  expect(longDate('2043-04-14T06:00:00Z')).toBe('April 14, 2043')
})

test('the exact time names the day in both calendars', () => {
  expect(exactTime('2026-11-15T02:55:00Z')).toBe('November 15, 2026 · 29 Kartik 2083, 8:40 AM')
  expect(exactTime('2050-01-01T00:00:00Z')).toBe('January 1, 2050, 5:45 AM')
})
