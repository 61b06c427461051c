import { expect, test } from 'vitest'
import { guessed } from './guess.ts'
import { LetterModel } from './letterModel.ts'

const model = new LetterModel(
  'टोपी टीका टाउको माटो बाटो पाटी ठाउँ डाँडा गाडी गङ्गा बङ्गाल पञ्च मञ्च सम्म लक्ष्मी शान्ति सन्तान राम्रो हाम्रो'.split(
    ' ',
  ),
)

test.each([
  ['bato', 'बाटो'],
  ['sato', 'साटो'],
  ['gadi', 'गाडी'],
  ['mangal', 'मङ्गाल'],
])('%s is guessed as known words go: %s', (roman, devanagari) => {
  expect(guessed(roman, model)).toContain(devanagari)
})

test('There are three at the most, none twice, and each has all the letters', () => {
  const words = guessed('santana', model)
  expect(words.length).toBeLessThanOrEqual(3)
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^[सश].*न/)
})

test('A letter that nobody writes so leaves no word', () => {
  expect(guessed('é', model)).toEqual([])
})
