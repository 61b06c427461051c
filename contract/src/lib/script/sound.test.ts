import { expect, test } from 'vitest'
import { skeletonOf, soundOf } from './sound.ts'

const HEARD_ALIKE = [
  ['नेपाल', 'nepal', 'nepaal'],
  ['सरकार', 'sarkar', 'sarkaar'],
  ['भयो', 'bhayo', 'vayo'],
  ['धन्यवाद', 'dhanyabad', 'dhanyawad'],
  ['हुन्छ', 'hunchha', 'hunxa', 'huncha'],
  ['छ', 'cha', 'xa'],
  ['शिक्षा', 'shiksha', 'sikshya'],
  ['क्षेत्री', 'chhetri', 'xetri'],
  ['लक्ष्मी', 'laxmi', 'lakshmi'],
  ['विज्ञान', 'bigyan', 'vigyan'],
  ['दशैं', 'दशैँ', 'dashain', 'dasai'],
  ['गएको', 'gaeko', 'gayeko'],
  ['गौरीशङ्कर', 'gaurishankar'],
  ['फुटबल', 'football'],
  ['जनता', 'janata', 'janta'],
]

test.each(HEARD_ALIKE)('%s sounds the same, however it is written', (word, ...spellings) => {
  for (const spelling of spellings)
    expect([spelling, soundOf(spelling)]).toEqual([spelling, soundOf(word)])
})

test('words that sound different stay apart', () => {
  for (const [one, other] of [
    ['दान', 'धान'],
    ['ताल', 'थाल'],
    ['दल', 'दिल'],
    ['नेता', 'नाता'],
    ['rain', 'rai'],
  ] as const)
    expect(soundOf(one)).not.toBe(soundOf(other))
})

test('consonants meet where vowels differ, and are left out where there are too few', () => {
  expect(skeletonOf('koteshwor')).toBe(skeletonOf('कोटेश्वर'))
  expect(skeletonOf('terhathum')).toBe(skeletonOf('तेह्रथुम'))
  expect(skeletonOf('padnu')).toBe(skeletonOf('पढ्नु'))
  expect(skeletonOf('आमा')).toBe('')
})

test('no word is without a sound, and what is no word does not break it', () => {
  for (const word of ['a', 'छ', '2083', 'किलो5', 'ünal', '中文', 'ः', 'ba'.repeat(10_000)])
    expect(soundOf(word)).not.toBe('')
})
