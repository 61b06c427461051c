import { createHash } from 'node:crypto'
import { passwordApi } from '@jes/contract/accounts/passwordCheck'
import { expect, test } from 'vitest'
import { ask, visitor } from '#test/world.ts'
import { isCommonPassword } from './commonPasswords.ts'

const sita = { username: 'sita.rai', email: 'sita1995@jes.example' }

test.each([
  '12345678',
  'Password1',
  'TRUSTNO1',
  'jehub123',
  'Nepal@2081',
  '#kathmandu',
  'नेपाल१२३',
  'sita.rai',
  'Sita.Rai!2081',
  'sita1995',
  'SITA1995@jes.example',
  '99sita99',
])('%s is guessed early', (password) => {
  expect(isCommonPassword(password, sita)).toBe(true)
})

test.each(['dudh-chiya-at-namche', 'मेरो घर पोखरामा', '73910284', 'sitaramsunita', 'nepalikukur-7'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password, sita)).toBe(false)
  },
)

test('a browser finds a common password by the start of its hash, and reveals no more of it', async () => {
  const endsAfter = async (password: string) => {
    const hash = createHash('sha256').update(password).digest('hex')
    const { ends } = await visitor.call(passwordApi.common, { params: { start: hash.slice(0, 3) } })
    return ends.includes(hash.slice(3, 16))
  }
  expect(await endsAfter('password')).toBe(true)
  expect(await endsAfter('trustno1')).toBe(true)
  expect(await endsAfter('dudh-chiya-at-namche')).toBe(false)
})

test.each(['ab', 'abcd', 'ABC', 'xyz', "a'b"])('%s begins no hash', async (start) => {
  expect((await ask(passwordApi.common, { params: { start } })).statusCode).toBe(400)
})
