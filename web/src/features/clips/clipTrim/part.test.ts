import { afterAll, beforeEach, expect, test } from 'vitest'
import { clockText } from '#lib/clockText.ts'
import { usePreferences } from '#lib/preferences.ts'
import { moveEdge, movePart, partOf, trimOf } from './part.ts'

const bounds = { durationMs: 120_000, mostMs: 90_000 }
const part = { fromMs: 10_000, toMs: 70_000 }

beforeEach(() => usePreferences.setState({ language: 'en', digits: undefined }))
afterAll(() => usePreferences.setState({ language: 'en', digits: undefined }))

test('an end stops a second before the other, and at the ends of the video', () => {
  expect(moveEdge(part, 'from', 69_900, bounds)).toEqual({ fromMs: 69_000, toMs: 70_000 })
  expect(moveEdge(part, 'to', 5_000, bounds)).toEqual({ fromMs: 10_000, toMs: 11_000 })
  expect(moveEdge(part, 'from', -5, bounds).fromMs).toBe(0)
  expect(moveEdge({ fromMs: 60_000, toMs: 70_000 }, 'to', 500_000, bounds).toMs).toBe(120_000)
})

test('where the part would be too long the other end follows', () => {
  expect(moveEdge(part, 'to', 110_000, bounds)).toEqual({ fromMs: 20_000, toMs: 110_000 })
  expect(moveEdge({ fromMs: 30_000, toMs: 120_000 }, 'from', 20_000, bounds)).toEqual({
    fromMs: 20_000,
    toMs: 110_000,
  })
})

test('the whole part moves as long as it is', () => {
  expect(movePart(part, 5_000, bounds)).toEqual({ fromMs: 15_000, toMs: 75_000 })
  expect(movePart(part, 900_000, bounds)).toEqual({ fromMs: 60_000, toMs: 120_000 })
  expect(movePart(part, -900_000, bounds)).toEqual({ fromMs: 0, toMs: 60_000 })
})

test('all of it is nothing chosen', () => {
  expect(partOf(null, 8_000)).toEqual({ fromMs: 0, toMs: 8_000 })
  expect(trimOf({ fromMs: 0, toMs: 8_000 }, 8_000)).toBeNull()
  expect(trimOf({ fromMs: 100, toMs: 8_000 }, 8_000)).toEqual({ fromMs: 100, toMs: 8_000 })
})

test('times are written in the digits of the reader', () => {
  expect(clockText(65_340)).toBe('1:05.3')
  expect(clockText(59_960)).toBe('1:00.0')
  usePreferences.setState({ language: 'ne' })
  expect(clockText(65_340)).toBe('१:०५.३')
})
