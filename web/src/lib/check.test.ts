import { afterEach, expect, test } from 'vitest'
import { checkBy } from './check.ts'
import { choose } from './preferences.ts'

const credentials = async () => (await import('@jes/contract/accounts/auth')).Credentials

afterEach(() => choose({ language: 'en' }))

test('what keeps the rules comes back as the contract wants it', async () => {
  const checked = await checkBy(credentials, { login: ' Sita ', password: 'momo-jhol' })
  expect(checked).toEqual({ input: { login: 'sita', password: 'momo-jhol' }, problems: null })
})

test('what breaks a rule is said of its field, once', async () => {
  const { problems } = await checkBy(credentials, { login: '', password: '' })
  expect(problems).toEqual({
    login: 'Enter your username or email',
    password: 'Enter your password',
  })
})

test('what breaks a rule is said in Nepali to who reads Nepali', async () => {
  choose({ language: 'ne' })
  const { problems } = await checkBy(credentials, { login: 'sita', password: 'x'.repeat(200) })
  expect(problems).toEqual({ password: 'पासवर्ड बढीमा १२८ अक्षरको हुन सक्छ' })
})

test('without the file of the rules it goes as it is, and the server checks', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const typed = { login: '', password: '' }
  expect(await checkBy(lost, typed)).toEqual({ input: typed, problems: null })
})
