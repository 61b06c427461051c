import { expect, test } from 'vitest'
import { sidebarParts } from './sidebarParts.ts'

test.each([
  ['/', '', true],
  ['/explore', '', false],
  ['/trending', '', false],
  ['/search', '', false],
  ['/search/', '?tab=people', false],
  ['/search', '?q=', false],
  ['/search', '?q=momo', true],
  ['/search', '?tab=people&q=momo', true],
])('trends stand beside %s%s: %s', (pathname, search, hasTrends) => {
  expect(sidebarParts({ pathname, search }).hasTrends).toBe(hasTrends)
})
