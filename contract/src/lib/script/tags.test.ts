import { expect, test } from 'vitest'
import { alsoCalled } from './synonyms.ts'
import { tagSound } from './tags.ts'

test.each([
  ['ktm', 'Kathmandu', 'काठमाडौं', 'काठमाडौँ'],
  ['dashain', 'Dasain', 'दशैं', 'दसैं'],
  ['Nepal', 'नेपाल', 'NEPAL'],
  ['Dashain_2083', 'दशैं२०८३'],
  ['cricket', 'क्रिकेट'],
  ['maya', 'माया'],
  ['maan', 'मान'],
])('#%s and its other spellings are one hashtag', (tag, ...spellings) => {
  for (const spelling of spellings)
    expect([spelling, tagSound(spelling)]).toEqual([spelling, tagSound(tag)])
})

test.each([
  ['man', 'maan'],
  ['may', 'maya'],
  ['rain', 'rai'],
  ['dhan', 'dan'],
  ['2082', '2083'],
])('#%s and #%s are two', (one, other) => {
  expect(tagSound(one)).not.toBe(tagSound(other))
})

test('no hashtag is without a sound', () => {
  for (const tag of ['_', '१', 'ः', '中文', '🙂']) expect(tagSound(tag)).not.toBe('')
})

test('a place is found by each of its names, in whatever form it was typed', () => {
  expect(alsoCalled('KTM')).toContain('काठमाडौं')
  expect(alsoCalled('काठमाडौँमा')).toContain('kathmandu')
  expect(alsoCalled('kathmandu')).not.toContain('kathmandu')
  expect(alsoCalled('xyz')).toEqual([])
})
