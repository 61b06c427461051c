import { expect, test } from 'vitest'
import { cleanText } from './text.ts'

/** First and last of each range of invisible or meaningless characters. */
const DROPPED = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
] as const

test('of all characters only those that nobody can see or mean are dropped', () => {
  const dropped = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
    (code) => cleanText(`a${String.fromCharCode(code)}b`) === 'ab',
  )
  const expected = DROPPED.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  expect(dropped).toEqual(expected)
})

test('lines end in one way, tabs and the joiners of Nepali stay', () => {
  expect(cleanText('a\r\nb\rc\td')).toBe('a\nb\nc\td')
  expect(cleanText('क्\u200dष र्\u200cय 🏔')).toBe('क्\u200dष र्\u200cय 🏔')
})
