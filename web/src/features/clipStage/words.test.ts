import { expect, test } from 'vitest'
import { clock } from './clock.ts'
import { isFitted } from './isFitted.ts'
import { megabytesOf } from './megabytes.ts'

test('a size is read in megabytes, and is never nothing', () => {
  expect(megabytesOf(4_230_000)).toBe('4.2')
  expect(megabytesOf(300)).toBe('0.1')
})

test('a time is read in minutes and seconds', () => {
  expect(clock(7.9)).toBe('0:07')
  expect(clock(90)).toBe('1:30')
})

test('what was filmed upright fills the stage, what was not is shown whole', () => {
  expect(isFitted(shape(720, 1280))).toBe(false)
  expect(isFitted(shape(1280, 720))).toBe(true)
  expect(isFitted(shape(720, 720))).toBe(true)
})

function shape(width: number, height: number) {
  return { width, height, durationMs: 1_000, hasSound: true, sizes: [], captions: [] }
}
