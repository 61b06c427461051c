import type { AutomodRule } from '@jes/contract/hubs/automod'
import { expect, test } from 'vitest'
import { draftOf, isSame, newRule, ruleOf } from './draft.ts'

const rules: AutomodRule[] = [
  { kind: 'words', words: ['लोन', 'free money'], action: 'hold', label: '' },
  { kind: 'domains', domains: ['example.com'], action: 'remove', label: '' },
  { kind: 'accountAge', days: 3, action: 'hold', label: '' },
  { kind: 'links', most: 4, action: 'hold', label: '' },
  { kind: 'caps', percent: 80, action: 'label', label: 'Loud' },
]

test('what the server keeps can be typed in and sent back unchanged', () => {
  expect(rules.map((rule) => ruleOf(draftOf(rule)))).toEqual(rules)
})

test('words stand one by line or comma, each once', () => {
  const draft = { ...newRule('words'), list: 'loan, loan\n  free money \n,\n' }
  expect(ruleOf(draft)).toMatchObject({ words: ['loan', 'free money'] })
})

test('a pasted address is its domain', () => {
  const draft = { ...newRule('domains'), list: 'https://www.Example.com/a?b#c\nother.org' }
  expect(ruleOf(draft)).toMatchObject({ domains: ['example.com', 'other.org'] })
})

test('an empty number is none, not nought', () => {
  expect(ruleOf({ ...newRule('links'), number: ' ' })).toMatchObject({ most: Number.NaN })
})

test('a label goes only with the action that sets it', () => {
  expect(ruleOf({ ...newRule('caps'), action: 'hold', label: 'Loud' })).toMatchObject({ label: '' })
})

test('rules are the same whatever the order of their parts', () => {
  expect(isSame(rules, structuredClone(rules))).toBe(true)
  expect(isSame([{ action: 'hold', label: '', days: 3, kind: 'accountAge' }], [rules[2]!])).toBe(
    true,
  )
  expect(isSame(rules, rules.slice(1))).toBe(false)
})
