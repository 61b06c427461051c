import { expect, test } from 'vitest'
import { isNear, slipsBetween } from './near.ts'

test.each([
  ['kathmnadu', 'kathmandu'],
  ['kathmandu', 'kathmandu'],
  ['pokhra', 'pokhara'],
  ['pokharra', 'pokhara'],
  ['nepel', 'nepal'],
  ['jepal', 'nepal'],
  ['enpal', 'nepal'],
  ['काठमाडैं', 'काठमाडौं'],
  ['machapuchre', 'machhapuchhre'],
  ['gta', 'gita'],
  ['dall', 'dal'],
])('%s may be a slip for %s', (typed, word) => {
  expect(isNear(typed, word)).toBe(true)
})

test.each([
  ['ghat', 'ghaatoo'],
  ['dal', 'dil'],
  ['ga', 'gai'],
  ['nepol', 'napal'],
  ['jepel', 'nepal'],
  ['kathmandu', 'dathmanda'],
  ['', 'nepal'],
])('%s is no slip for %s', (typed, word) => {
  expect(isNear(typed, word)).toBe(false)
})

test.each([
  ['nepal', 'nepal', 0],
  ['enpal', 'nepal', 1],
  ['pokhrra', 'pokhara', 1],
  ['pkohrra', 'pokhara', 2],
  ['pani', 'kathmandu', 3],
])('from %s to %s it is %i slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips)
})
