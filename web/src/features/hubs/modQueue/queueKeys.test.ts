import { expect, test } from 'vitest'
import { meaningOf, stepFrom } from './queueKeys.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

test('J and K move, A keeps, R removes, in either case', () => {
  expect(['j', 'K', 'a', 'R'].map((key) => meaningOf({ ...bare, key }))).toEqual([
    'next',
    'previous',
    'keep',
    'remove',
  ])
  expect(meaningOf({ ...bare, key: 'x' })).toBeNull()
})

test('a key with a modifier, or in the midst of a syllable, is none of ours', () => {
  expect(meaningOf({ ...bare, key: 'r', ctrlKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: 'r', metaKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: 'a', isComposing: true })).toBeNull()
})

test('one begins at the top and stops at both ends', () => {
  expect(stepFrom(-1, 'next', 3)).toBe(0)
  expect(stepFrom(-1, 'previous', 3)).toBe(0)
  expect(stepFrom(0, 'next', 3)).toBe(1)
  expect(stepFrom(2, 'next', 3)).toBe(2)
  expect(stepFrom(0, 'previous', 3)).toBe(0)
  expect(stepFrom(-1, 'next', 0)).toBeNull()
})
