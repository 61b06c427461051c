import { expect, test } from 'vitest'
import { keepNewest } from './keepNewest.ts'

test('the oldest goes when there are too many', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['', 'b', 'c', 'd'].entries()) keepNewest(map, key, index, 3)
  expect([...map]).toEqual([
    ['b', 1],
    ['c', 2],
    ['d', 3],
  ])
})

test('what is kept again is the newest, and nothing goes for it', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ])
  keepNewest(map, 'a', 3, 2)
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
  keepNewest(map, 'c', 4, 2)
  expect([...map.keys()]).toEqual(['a', 'c'])
})
