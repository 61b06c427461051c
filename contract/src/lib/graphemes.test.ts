import { expect, test } from 'vitest'
import { countGraphemes, isLongerThan } from './graphemes.ts'

const LETTERS = ['न', 'ते', 'क्षे', 'र्य', 'क्\u200dष', 'e\u0301', '🇳🇵', '👨‍👩‍👧', 'x', '\n', ' ']

test.each(LETTERS)('%j is one letter, alone and among its like', (letter) => {
  expect(countGraphemes(letter)).toBe(1)
  expect(countGraphemes(`${letter},`.repeat(500))).toBe(1_000)
})

test('a long text is counted as by the segmenter itself, wherever the pieces end', () => {
  const text = LETTERS.join('').repeat(300)
  expect(countGraphemes(text)).toBe([...new Intl.Segmenter('ne').segment(text)].length)
})

test('pieces that are known are not counted again, and nothing else changes', () => {
  const known = new Map()
  const text = 'नमस्ते संसार '.repeat(200)
  const count = countGraphemes(text)
  expect(countGraphemes(text, undefined, known)).toBe(count)
  const pieces = known.size
  expect(countGraphemes(`${text}!`, undefined, known)).toBe(count + 1)
  expect(known.size).toBe(pieces + 1)
})

test('a letter with thousands of marks is one, and takes no time to speak of', () => {
  expect(countGraphemes(`a${'\u0301'.repeat(100_000)}`)).toBe(1)
})

test('a limit counts letters, and no letter may weigh more than 16 bytes on average', () => {
  expect(isLongerThan('क्षे'.repeat(150), 150)).toBe(false)
  expect(isLongerThan('क्षे'.repeat(151), 150)).toBe(true)
  expect(isLongerThan('x'.repeat(150), 150)).toBe(false)
  expect(isLongerThan('x'.repeat(151), 150)).toBe(true)
  expect(isLongerThan(`x${'\u0301'.repeat(1_199)}`, 150)).toBe(false)
  expect(isLongerThan(`x${'\u0301'.repeat(1_200)}`, 150)).toBe(true)
})

test('counting stops behind the limit, so that a flood costs no more than a text', () => {
  const flood = 'नमस्ते '.repeat(100_000)
  expect(countGraphemes(flood, 150)).toBeLessThan(600)
})
