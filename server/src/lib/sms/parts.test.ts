import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['Latin letters', 'a'.repeat(160), 1],
  ['one more', 'a'.repeat(161), 2],
  ['as many as two hold', 'a'.repeat(306), 2],
  ['and one more', 'a'.repeat(307), 3],
  ['Nepali', 'क'.repeat(70), 1],
  ['one more', 'क'.repeat(71), 2],
  ['Latin with one Nepali letter', `${'a'.repeat(70)}क`, 2],
])('%s', (_, text, parts) => {
  expect(partsOf(text)).toBe(parts)
})
