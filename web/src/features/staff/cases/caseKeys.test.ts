import { expect, test } from 'vitest'
import { meaningOf } from './caseKeys.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

test('letters and arrows move, digits decide, Escape closes', () => {
  const pressed = ['j', 'K', 'ArrowDown', 'ArrowUp', '1', '4', 'Escape']
  expect(pressed.map((key) => meaningOf({ ...bare, key }))).toEqual([
    'next',
    'previous',
    'next',
    'previous',
    1,
    4,
    'close',
  ])
  expect(['a', '5', '0'].map((key) => meaningOf({ ...bare, key }))).toEqual([null, null, null])
})

test('a key with a modifier, or in the midst of a syllable, is none of ours', () => {
  expect(meaningOf({ ...bare, key: '3', ctrlKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: 'j', metaKey: true })).toBeNull()
  expect(meaningOf({ ...bare, key: '1', isComposing: true })).toBeNull()
})
