import { expect, test } from 'vitest'
import { examplesFor } from './examples.ts'

const today = new Date('2026-08-01T12:00:00Z')

test('what is whole becomes a search beside the words that were looked for', () => {
  const examples = examplesFor('jhol "momo"', { username: 'sita', today })

  expect(examples.flatMap(({ words }) => words ?? [])).toEqual([
    '"jhol momo"',
    'jhol "momo" from:sita',
    'jhol "momo" since:2026-07-25',
    'jhol "momo" lang:ne',
    'jhol "momo" has:image',
  ])
})

test('one word is no phrase, nor is an operator', () => {
  for (const words of ['momo', 'momo from:sita', 'momo -buff'])
    expect(examplesFor(words, { username: 'sita', today })[0]).toEqual({
      operator: 'phrase',
      example: '"two words"',
    })
})

test('a visitor has no posts of their own to look for', () => {
  const examples = examplesFor('momo', { username: undefined, today })

  expect(examples.find(({ operator }) => operator === 'from')).toEqual({
    operator: 'from',
    example: 'from:username',
  })
})
