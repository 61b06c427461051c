import { expect, test } from 'vitest'
import { findWord, readyWords } from './find.ts'

const ready = readyWords(['muji', 'जुवा', 'shit', 'child porn'])

test.each([
  ['Muji!', 'muji'],
  ['तिमी मुजी हौ', 'muji'],
  ['जुवामा हार्यो', 'जुवा'],
  ['let us play juwa', 'जुवा'],
  ['what shit', 'shit'],
  ['CHILD  porn', 'child porn'],
  ['mu\u200dji', 'muji'],
])('in "%s" stands %s', (text, word) => {
  expect(findWord(ready, text)).toBe(word)
})

test.each(['sit down', 'mujiko', 'Sita', 'child of porno', 'porn child', '', 'बस'])(
  'in "%s" stands nothing',
  (text) => {
    expect(findWord(ready, text)).toBeNull()
  },
)

test('an empty list finds nothing', () => {
  expect(findWord(readyWords([]), 'muji')).toBeNull()
})
