import { expect, test } from 'vitest'
import { isRomanNepali, weighWords } from './romanNepali.ts'

test.each([
  'malai momo man parcha',
  'K cha khabar? Ma ta sanchai chu',
  'Yo ta ekdam ramro lagyo, dhanyabad dai',
  'Aaja office jana man chaina yaar',
  'bholi ko meeting cancel bhayo',
])('%s is Nepali', (text) => {
  expect(isRomanNepali(text)).toBe(true)
})

test.each([
  'The last micro to Chabahil waits. Every night. Even in the rain.',
  'Momo',
  'Best dai in Kathmandu, hands down',
  'Yo, what is up with the ko punch?',
  'A hill called Nagarkot and a lake called Phewa',
  'Dear didi, please tell me about the pani puri place in Thamel',
  'const ko = ra + ho',
  '',
])('%s is not', (text) => {
  expect(isRomanNepali(text)).toBe(false)
})

test('words in Devanagari count as Nepali, and small English ones as English', () => {
  expect(weighWords('आज the ramro momo yo')).toEqual({ all: 5, nepali: 2, weak: 1, english: 1 })
})
