import { expect, test } from 'vitest'
import { sparkArea, sparkPath } from './sparkPath.ts'

test('the highest amount touches the top, none the ground', () => {
  expect(sparkPath([0, 4, 2])).toBe('M0 26L48 2L96 14')
})

test('where nothing was counted the line lies on the ground', () => {
  expect(sparkPath([0, 0])).toBe('M0 26L96 26')
})

test('the ground below the line is closed', () => {
  expect(sparkArea([1, 1])).toBe('M0 2L96 2L96 28L0 28Z')
})

test('without amounts nothing is drawn', () => {
  expect(sparkPath([])).toBe('')
  expect(sparkArea([])).toBe('')
})
