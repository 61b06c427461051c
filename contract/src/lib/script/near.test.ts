import { expect, test } from 'vitest'
import { isNear } from './near.ts'

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
])('%s may be a slip for %s', (typed, word) => {
  expect(isNear(typed, word)).toBe(true)
})

test.each([
  ['ghat', 'ghaatoo'],
  ['dal', 'dil'],
  ['nepol', 'napal'],
  ['jepel', 'nepal'],
  ['kathmandu', 'dathmanda'],
  ['', 'nepal'],
])('%s is no slip for %s', (typed, word) => {
  expect(isNear(typed, word)).toBe(false)
})
