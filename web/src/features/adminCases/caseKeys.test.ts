import { expect, test } from 'vitest'
import { meaningOf } from './caseKeys.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

test('letters move and decide, in either case', () => {
  expect(['j', 'K', 'd', 'R', 'l', 'w', 's'].map((key) => meaningOf({ ...bare, key }))).toEqual([
    'next',
    'previous',
    'dismiss',
    'remove',
    'label',
    'warn',
    'suspend',
  ])
  expect(meaningOf({ ...bare, key: 'a' })).toBeNull()
})

test('a key with a modifier, or in the midst of a syllable, is none of ours', () => {
  expect(meaningOf({ ...bare, key: 'r', ctrlKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: 'd', metaKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: 's', isComposing: true })).toBeNull()
})
