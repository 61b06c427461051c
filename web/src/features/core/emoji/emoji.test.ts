import { expect, test } from 'vitest'
import { findEmoji, GROUPS, TONES, withTone } from './emoji.ts'

const all = GROUPS.flatMap(({ emoji }) => emoji)

test('each is one sign, there once, with a name in both languages', () => {
  const segments = new Intl.Segmenter('en')
  for (const { sign, en, ne } of all) {
    expect([sign, [...segments.segment(sign)].length]).toEqual([sign, 1])
    expect(en).toMatch(/^[a-zA-Z]/)
    expect([sign, /\p{Script=Devanagari}/u.test(ne)]).toEqual([sign, true])
  }
  expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length)
})

test.each([
  ['momo', '🥟'],
  ['हिमाल', '🏔️'],
  ['nepal', '🇳🇵'],
  ['नेपाल', '🇳🇵'],
  ['heart red', '❤️'],
  ['THUMBS', '👍'],
])('%s is found', (typed, sign) => {
  expect(findEmoji(typed).map((emoji) => emoji.sign)).toContain(sign)
})

test('the exact word comes first, and nothing is found by nothing', () => {
  expect(findEmoji('tea')[0]?.sign).toMatch(/[☕🍵]/u)
  expect(findEmoji('  ')).toEqual([])
})

test('hands and people take a skin tone and stay one sign, others do not change', () => {
  const dark = TONES[5]
  expect(withTone('👍', dark)).toBe('👍🏿')
  expect(withTone('✌️', dark)).toBe('✌🏿')
  expect(withTone('🧑‍🌾', dark)).toBe('🧑🏿‍🌾')
  expect(withTone('❤️', dark)).toBe('❤️')
  expect(withTone('✌️', '')).toBe('✌️')
})
