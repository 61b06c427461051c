import { expect, test } from 'vitest'
import { checkBy } from './check.ts'

const credentials = async () => (await import('@jes/contract/accounts/auth')).Credentials

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

test('without the file of the rules it goes as it is, and the server checks', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const typed = { login: '', password: '' }
  expect(await checkBy(lost, typed)).toEqual({ input: typed, problems: null })
})
