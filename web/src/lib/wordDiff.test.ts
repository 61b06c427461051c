import { expect, test } from 'vitest'
import { type DiffPart, wordDiff } from './wordDiff.ts'

test('a changed word is taken out and put in at its place', () => {
  expect(wordDiff('momo at five', 'momo at six')).toEqual([
    { kind: 'same', text: 'momo at ' },
    { kind: 'removed', text: 'five' },
    { kind: 'added', text: 'six' },
  ])
})

test('the same text has one part, two empty ones none', () => {
  expect(wordDiff('के छ खबर?', 'के छ खबर?')).toEqual([{ kind: 'same', text: 'के छ खबर?' }])
  expect(wordDiff('', '')).toEqual([])
})

test('both texts can be read out of the difference', () => {
  const pairs: [string, string][] = [
    ['a b c d e', 'b c x e f'],
    ['', 'नयाँ कुरा'],
    ['हिजो पानी पर्‍यो।\n\nआज घाम छ।', 'हिजो ठूलो पानी पर्‍यो।\nआज पनि घाम छ।'],
    ['one two', 'two one'],
  ]
  for (const [before, after] of pairs) {
    const parts = wordDiff(before, after)
    expect(read(parts, 'removed')).toBe(before)
    expect(read(parts, 'added')).toBe(after)
  }
})

test('two long texts with nothing in common are one change', () => {
  const before = 'alpha '.repeat(3_000)
  const after = 'beta\n'.repeat(3_000)
  expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

function read(parts: DiffPart[], kind: DiffPart['kind']) {
  return parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')
}
