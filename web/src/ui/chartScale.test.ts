import { expect, test } from 'vitest'
import { linesFor, namedOf } from './chartScale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [1_234, [0, 500, 1_000, 1_500]],
])('up to %i the lines are %j', (highest, lines) => {
  expect(linesFor(highest)).toEqual(lines)
})

test('the first and the last point are named, the others evenly between', () => {
  expect(namedOf(30, 5)).toEqual([0, 7, 15, 22, 29])
  expect(namedOf(3, 5)).toEqual([0, 1, 2])
  expect(namedOf(1, 5)).toEqual([0])
  expect(namedOf(0, 5)).toEqual([])
})
