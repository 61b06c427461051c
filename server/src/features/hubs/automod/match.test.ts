import type { AutomodRule } from '@jes/contract/hubs/automod'
import { describe, expect, test } from 'vitest'
import { growsWithSize } from '#test/growth.ts'
import { matchRules, readyRules } from './match.ts'

const OLD = { age: 1000 * 24 * 60 * 60 * 1000 }
const HOLD = { action: 'hold', label: '' } as const

function found(rule: AutomodRule, content: string, { title = '', writer = OLD } = {}) {
  return matchRules(readyRules([rule]), { title, content }, writer)?.found ?? null
}

describe('words', () => {
  const words = (...list: string[]): AutomodRule => ({ kind: 'words', words: list, ...HOLD })

  test.each([
    ['momo', 'A plate of MoMo!', 'momo'],
    ['momo', '**momo**', 'momo'],
    ['momo', 'momos', null],
    ['momo', 'supermomo', null],
    ['buy now', 'Please Buy\n now.', 'buy now'],
    ['buy now', 'buy it now', null],
    ['c++', 'I write c++', 'c++'],
    ['ｓｐａｍ', 'spam', 'ｓｐａｍ'],
    ['spam', 's\u200dp\u200bam', 'spam'],
    ['café', 'cafe\u0301', 'café'],
    ['🔥', 'This is 🔥🔥', '🔥'],
    ['काठमाडौँ', 'काठमाडौँमा पानी', 'काठमाडौँ'],
    ['काठमाडौँ', 'काठमाडौंबाट', 'काठमाडौँ'],
    ['केटा', 'केटाहरूलाई', 'केटा'],
    ['राम', 'रामायण', null],
    ['ठग', 'ठ\u200dगले', 'ठग'],
    ['momo', 'momoहरूको', 'momo'],
    ['नयाँ मान्छे', 'त्यो नयाँ मान्छेले भन्यो', 'नयाँ मान्छे'],
  ])('%s in "%s": %s', (word, content, expected) => {
    expect(found(words(word), content)).toBe(expected)
  })

  test('in a title count too', () => {
    expect(found(words('momo'), 'Nothing', { title: 'Momo here' })).toBe('momo')
  })
})

describe('domains', () => {
  const domains = (...list: string[]): AutomodRule => ({
    kind: 'domains',
    domains: list,
    ...HOLD,
  })

  test.each([
    ['spam.example', 'See https://spam.example/x', 'spam.example'],
    ['spam.example', '[here](https://a.b.SPAM.example:8080)', 'spam.example'],
    ['spam.example', 'at spam.example.', 'spam.example'],
    ['spam.example', 'https://notspam.example', null],
    ['spam.example', 'https://spam.example.org', null],
    ['spam.example', '[here](https://sp%61m.example)', 'spam.example'],
    ['नेपाल.example', 'https://नेपाल.example', 'नेपाल.example'],
    ['b.example', 'https://a.example', null],
  ])('%s in "%s": %s', (domain, content, expected) => {
    expect(found(domains(domain), content)).toBe(expected)
  })
})

describe('the rest', () => {
  test('a young account is recognised by its age', () => {
    const rule: AutomodRule = { kind: 'accountAge', days: 3, ...HOLD }
    const day = 24 * 60 * 60 * 1000
    expect(found(rule, 'Hi', { writer: { age: 2.5 * day } })).toBe('2')
    expect(found(rule, 'Hi', { writer: { age: 3 * day } })).toBeNull()
  })

  test('links are counted as a reader sees them', () => {
    const rule: AutomodRule = { kind: 'links', most: 2, ...HOLD }
    expect(found(rule, 'https://a.example and [b](https://b.example)')).toBe('2')
    expect(found(rule, 'https://a.example and `https://b.example`')).toBeNull()
  })

  test('capitals are counted among Latin letters, and not in a short cry', () => {
    const rule: AutomodRule = { kind: 'caps', percent: 70, ...HOLD }
    expect(found(rule, 'THIS IS ALL VERY IMPORTANT')).toBe('100 %')
    expect(found(rule, 'HELP ME NOW')).toBeNull()
    expect(found(rule, 'This is quite important, he said')).toBeNull()
    expect(found(rule, 'यो सबै एकदम महत्त्वपूर्ण कुरा हो है साथी')).toBeNull()
  })

  test('the strictest action wins, and among equals the first rule', () => {
    const rules: AutomodRule[] = [
      { kind: 'words', words: ['a'], action: 'label', label: 'Hm' },
      { kind: 'words', words: ['b'], action: 'hold', label: '' },
      { kind: 'words', words: ['c'], action: 'remove', label: '' },
      { kind: 'words', words: ['d'], action: 'remove', label: '' },
    ]
    const ready = readyRules(rules)
    const judged = (content: string) => matchRules(ready, { content }, OLD)
    expect(judged('a')).toMatchObject({ action: 'label', label: 'Hm', rule: 0 })
    expect(judged('a b')).toMatchObject({ action: 'hold', rule: 1 })
    expect(judged('d c b a')).toMatchObject({ action: 'remove', rule: 2 })
    expect(judged('e')).toBeNull()
  })

  test.each(['a ', 'a', 'a.', 'मा', 'हरू', '\u200d', 'https://a.', '[', 'क.', '.'])(
    'a hostile text costs no more than an honest one of its length: %j',
    (bit) => {
      const list = Array.from({ length: 100 }, (_, n) => 'a '.repeat(1 + (n % 30)).trim())
      const ready = readyRules([
        { kind: 'words', words: list, ...HOLD },
        { kind: 'domains', domains: ['a.a.a.example'], ...HOLD },
        { kind: 'links', most: 20, ...HOLD },
        { kind: 'caps', percent: 100, ...HOLD },
      ])
      const work = (length: number) =>
        matchRules(ready, { title: 'x', content: bit.repeat(length / bit.length) }, OLD)
      expect(growsWithSize(work, 10_000)).toBe(true)
    },
  )
})
