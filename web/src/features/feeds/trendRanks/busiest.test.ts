import { expect, test } from 'vitest'
import { clock } from '#lib/dates.ts'
import { busiestHour } from './busiest.ts'

/** 20:20 in Kathmandu. */
const now = Date.parse('2026-11-16T14:35:00Z')

test('the last hour is the one that runs, by the clock of Nepal', () => {
  expect(clock(busiestHour([1, 2, 9], now)!)).toBe('8:00 PM')
})

test('an hour before is known by its place', () => {
  expect(clock(busiestHour([1, 9, 2], now)!)).toBe('7:00 PM')
})

test('of two that are alike the later counts', () => {
  expect(clock(busiestHour([9, 9, 2], now)!)).toBe('7:00 PM')
})

test('where nobody wrote there is none', () => {
  expect(busiestHour([0, 0, 0], now)).toBeNull()
  expect(busiestHour([], now)).toBeNull()
})
