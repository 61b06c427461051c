import { expect, test } from 'vitest'
import { beforeOneSlip } from './oneSlip.ts'

test.each([
  ['pnai', 'pani'],
  ['gta', 'gita'],
  ['sanno', 'sano'],
  ['bounu', 'bolnu'],
  ['सान', 'सानो'],
  ['नपाल', 'नेपाल'],
  ['राम्रा', 'राम्रो'],
  ['बिहन', 'बिहान'],
  ['दुध', 'दूध'],
])('%s may have been %s', (typed, word) => {
  expect(beforeOneSlip(typed)).toContain(word)
})

test('It is never the word itself, and long words are found otherwise', () => {
  expect(beforeOneSlip('pani')).not.toContain('pani')
  expect(beforeOneSlip('kathmandu')).toEqual([])
  expect(beforeOneSlip('काठमाडौं')).toEqual([])
})
