import { expect, test } from 'vitest'
import { isFitted } from './isFitted.ts'

test('what was filmed upright fills the stage, what was not is shown whole', () => {
  expect(isFitted(shape(720, 1280))).toBe(false)
  expect(isFitted(shape(1280, 720))).toBe(true)
  expect(isFitted(shape(720, 720))).toBe(true)
})

function shape(width: number, height: number) {
  return { width, height, durationMs: 1_000, hasSound: true, sizes: [], captions: [] }
}
