import { expect, test } from 'vitest'
import { firstPages, isReadable } from './readable.ts'

test.each([
  [['lists', 'posts', 'feed', 'latest'], true],
  [['post', '7'], true],
  [['me'], true],
  [['me', 'sessions'], false],
  [['lists', 'bookmarks', '', null], true],
  [['lists', 'bookmarks', 'momo', null], false],
  [['earnings', 'mine'], false],
  [['desk', 'cases'], false],
])('whether %j is stored: %s', (key, isStored) => {
  expect(isReadable(key)).toBe(isStored)
})

test('of a long list only the beginning is stored', () => {
  const list = { pages: [1, 2, 3, 4], pageParams: [undefined, 'a', 'b', 'c'] }
  expect(firstPages(list)).toEqual({ pages: [1, 2, 3], pageParams: [undefined, 'a', 'b'] })
  expect(firstPages({ user: 1 })).toEqual({ user: 1 })
  expect(firstPages(null)).toBeNull()
})
