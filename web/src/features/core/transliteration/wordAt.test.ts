import { expect, test } from 'vitest'
import { certaintyOf, wordAt } from './wordAt.ts'

test.each([
  ['malai', 'malai'],
  ['के छ khabar', 'khabar'],
  ['("timro', 'timro'],
  ['**ramro', 'ramro'],
  ['Malai', 'Malai'],
  ['ghar, bata', 'bata'],
])('in %s the word at the caret is %s', (text, word) => {
  expect(wordAt(text, text.length)).toMatchObject({ text: word, end: text.length })
})

test.each([
  '@sita',
  '#momo',
  'sita@gmail',
  'https://jes.np/malai',
  'www.malai',
  'from:sita',
  'a',
  'USA',
  'iPhone',
  "don't",
  'malai ',
  'मलाई',
  'use `git',
  '```\nmalai',
  'jes.com',
  'x2malai',
])('%s ends with no word to write in Devanagari', (text) => {
  expect(wordAt(text, text.length)).toBeNull()
})

test('inside a word nothing is offered', () => {
  expect(wordAt('malai', 3)).toBeNull()
})

test('what hangs on Devanagari is known as such', () => {
  expect(wordAt('घरma', 4)).toEqual({ text: 'ma', start: 2, end: 4, isAttached: true })
})

test.each([
  ['momo', true, 'known'],
  ['momo', false, 'none'],
  ['malai momo', false, 'any'],
  ['आज momo', false, 'any'],
  ['मोमो मिठो cha', true, 'any'],
  ['I want momo', true, 'none'],
  ['Come to the lake', true, 'none'],
  ['Best momo in Kathmandu', false, 'none'],
  ['yo ramro cha the', true, 'none'],
] as const)('%s, the interface in Nepali: %s; wanted: %s', (text, isNepali, wanted) => {
  expect(certaintyOf(wordAt(text, text.length)!, text, isNepali)).toBe(wanted)
})
