import { expect, test } from 'vitest'
import { meaningsOf } from './words.ts'

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
