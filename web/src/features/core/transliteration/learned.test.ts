import { afterEach, expect, test } from 'vitest'
import { learn, withLearned } from './learned.ts'

afterEach(() => localStorage.clear())

test('what somebody took for a word stands first the next time, for them alone', () => {
  learn('sita', 'Tal', 'ताल')
  expect(withLearned('sita', 'tal', ['तल', 'ताल', 'टल'])).toEqual(['ताल', 'तल', 'टल'])
  expect(withLearned('hari', 'tal', ['तल', 'ताल'])).toEqual(['तल', 'ताल'])
  expect(withLearned(null, 'tal', ['तल', 'ताल'])).toEqual(['तल', 'ताल'])
})

test('the last choice counts, and one that is not offered any more is', () => {
  learn(null, 'tal', 'ताल')
  learn(null, 'tal', 'टाल')
  expect(withLearned(null, 'tal', ['तल', 'ताल', 'टल'])).toEqual(['टाल', 'तल', 'ताल'])
})

test('only the latest five hundred words are learned', () => {
  for (let word = 0; word <= 500; word++) learn(null, `word${word}`, 'शब्द')
  expect(withLearned(null, 'word0', ['अ'])).toEqual(['अ'])
  expect(withLearned(null, 'word1', ['अ'])).toEqual(['शब्द'])
})

test('what is stored by somebody else is no harm', () => {
  for (const saved of ['{', '[]', '"x"', '{"visitor":{"tal":1}}', '{"visitor":null}']) {
    localStorage.setItem('jes-typing', saved)
    expect(withLearned(null, 'tal', ['तल'])).toEqual(['तल'])
  }
})
