import { expect, test } from 'vitest'
import { atRows, blankRow, rowOf, rulesOf } from './ruleRows.ts'
import { withTyped } from './tags.ts'

test('tags are cut at commas, trimmed, in small letters, and none stands there twice', () => {
  expect(withTyped(['chiya'], ' Kathmandu, गफ ,, chiya,CHIYA')).toEqual([
    'chiya',
    'kathmandu',
    'गफ',
  ])
  expect(withTyped(['chiya'], '   ')).toEqual(['chiya'])
})

test('the eleventh tag is one too many', () => {
  const ten = Array.from({ length: 10 }, (_, n) => `tag${n}`)
  expect(withTyped(ten, 'more')).toEqual(ten)
  expect(withTyped(ten.slice(0, 9), 'a, b')).toHaveLength(10)
})

test('rows where nothing is written are no rules', () => {
  const rows = [blankRow(), rowOf({ title: 'Be kind', description: '' }), blankRow()]
  expect(rulesOf(rows)).toEqual([{ title: 'Be kind', description: '' }])
})

test('what is wrong with a rule stands at its row, whatever blank rows are above', () => {
  const rows = [blankRow(), rowOf({ title: '', description: 'Why' })]
  expect(atRows({ 'rules.0.title': 'No title', name: 'Short' }, rows)).toEqual({
    'rules.1.title': 'No title',
    name: 'Short',
  })
})
