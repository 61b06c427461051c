import { expect, test } from 'vitest'
import { comingDays, labelled, momentOf, partsOf } from './nepalDays.ts'

test('a moment is taken apart and put together in Nepal’s time', () => {
  // A quarter past six in the evening in UTC is midnight in Nepal.
  const { day, time } = partsOf('2026-11-16T18:15:00.000Z')
  expect(time).toBe('00:00')
  expect(momentOf(day, time)).toBe('2026-11-16T18:15:00.000Z')
  expect(momentOf(day, '23:59')).toBe('2026-11-17T18:14:00.000Z')
})

test('the days begin with today in Nepal, each in its month', () => {
  const now = Date.parse('2026-11-30T18:15:00.000Z')
  const days = comingDays(now)
  expect(days[0]?.month).toBe('December 2026')
  expect(days[31]?.month).toBe('January 2027')
  expect(labelled(days, now)[0]?.label).toBe('Dec 1')
  expect(labelled(days, now)[31]?.label).toBe('Jan 1, 2027')
  expect(days).toHaveLength(365)
})
