import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

const MB = 1024 * 1024

test('nothing is promised before the connection has settled', () => {
  const pace = createPace()
  expect(pace.note(0, 10 * MB, 0)).toBeNull()
  expect(pace.note(MB, 10 * MB, 1_000)).toBeNull()
  expect(pace.note(2 * MB, 10 * MB, 2_000)).toBe(10)
})

test('on a steady connection what is left only shrinks', () => {
  const pace = createPace()
  const said = Array.from({ length: 11 }, (_, second) =>
    pace.note(second * MB, 10 * MB, second * 1_000),
  ).filter((seconds) => seconds !== null)
  expect(said).toEqual([10, 10, 10, 5, 5, 5, 5, 5, 5])
})

test('a chunk that comes late does not make it jump, a connection that stays slow does', () => {
  const pace = createPace()
  for (let second = 0; second <= 10; second += 1) pace.note(second * MB, 40 * MB, second * 1_000)
  expect(pace.note(10.5 * MB, 40 * MB, 11_000)).toBe(30)
  let said: number | null = null
  for (let second = 12; second <= 40; second += 1)
    said = pace.note((10.5 + (second - 11) * 0.1) * MB, 40 * MB, second * 1_000)
  expect(said).toBeGreaterThan(120)
})

test('after a pause it is measured anew', () => {
  const pace = createPace()
  for (let second = 0; second <= 5; second += 1) pace.note(second * MB, 40 * MB, second * 1_000)
  pace.stop()
  expect(pace.note(5 * MB, 40 * MB, 60_000)).toBeNull()
})
