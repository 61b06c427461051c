import { afterEach, expect, test } from 'vitest'
import { forgetAccount, knownAccounts, rememberAccount } from './knownAccounts.ts'

afterEach(() => window.localStorage.clear())

const userOf = (id: number) => ({ _id: String(id), username: `user${id}`, image: null })

test('the last used comes first, each once, and no more than five', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 2]) rememberAccount(userOf(id))
  expect(knownAccounts().map(({ _id }) => _id)).toEqual(['2', '6', '5', '4', '3'])
})

test('one can be forgotten', () => {
  for (const id of [1, 2]) rememberAccount(userOf(id))
  forgetAccount('2')
  expect(knownAccounts()).toEqual([userOf(1)])
})

test.each(['{', '7', '[null, {"_id": 1}]'])('what cannot be read is nobody: %s', (saved) => {
  window.localStorage.setItem('jes-accounts', saved)
  expect(knownAccounts()).toEqual([])
})
