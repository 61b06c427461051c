import { expect, test } from 'vitest'
import { shares } from './shares.ts'

const paisaOf = (paisa: number, times: number[]) => shares(paisa, times).map((one) => one.paisa)

test('the example of the page: the paisa that is left goes to the largest remainder', () => {
  expect(paisaOf(7_450, [41, 25, 9])).toEqual([4_073, 2_483, 894])
})

test('where remainders are equal the first gets it', () => {
  expect(paisaOf(100, [1, 1, 1])).toEqual([34, 33, 33])
})

test.each([
  [7_450, [3, 5, 7, 11, 13]],
  [1, [9, 9]],
  [64_950, [1, 20, 400, 8_000]],
])('%i paisa over %j stay as many', (paisa, times) => {
  expect(paisaOf(paisa, times).reduce((sum, one) => sum + one, 0)).toBe(paisa)
})
