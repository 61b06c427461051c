import { expect, test } from 'vitest'
import { isEnglishWord, meaningsOf } from './words.ts'

test.each([
  ['rain', 'वर्षा'],
  ['rain', 'झरी'],
  ['rivers', 'नदी'],
  ['parties', 'पार्टी'],
  ['donated', 'दान'],
  ['planned', 'योजना'],
  ['making', 'बनाउनु'],
  ['हस्ताक्षर', 'signature'],
  ['हटाएको', 'delete'],
])('%s is said %s too', (word, other) => {
  expect(meaningsOf(word)).toContain(other)
})

test.each(['', 'zzz', 'ings', 'ed', 'कखग'])('%s is known in no other words', (word) => {
  expect(meaningsOf(word)).toEqual([])
})

test('English words are told from forms of Nepali verbs that mean the same', () => {
  expect(['rain', 'rivers', 'planned'].every(isEnglishWord)).toBe(true)
  expect(['gareko', 'ramro', 'हटाएको', 'मोबाइल'].some(isEnglishWord)).toBe(false)
})
