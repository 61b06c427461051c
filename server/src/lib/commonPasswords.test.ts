import { expect, test } from 'vitest'
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
