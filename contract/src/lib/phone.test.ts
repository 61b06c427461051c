import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { Phone } from './phone.ts'
import { groupPhone, maskPhone } from './phoneNumber.ts'

test.each([
  '9841234567',
  '98412 34567',
  '984-1234567',
  '+977 98412 34567',
  '+977-9841234567',
  '00977 9841234567',
  '9779841234567',
  '९८४१२ ३४५६७',
  '+९७७ ९८४१२३४५६७',
  ' (984) 123.4567 ',
])('%s is one number', (typed) => {
  expect(safeParse(Phone, typed)).toMatchObject({ success: true, data: '+9779841234567' })
})

test.each(['9741234567', '9612345678', '9801234567'])('%s is of a mobile network', (typed) => {
  expect(safeParse(Phone, typed).success).toBe(true)
})

test.each([
  ['01-4412345', 'accounts.phone_landline'],
  ['०१ ४४१२३४५', 'accounts.phone_landline'],
  ['+977 1 4412345', 'accounts.phone_landline'],
  ['061-521234', 'accounts.phone_landline'],
  ['+91 98412 34567', 'accounts.phone_foreign'],
  ['0044 7700 900123', 'accounts.phone_foreign'],
  ['984123456', 'accounts.phone_invalid'],
  ['98412345678', 'accounts.phone_invalid'],
  ['9541234567', 'accounts.phone_invalid'],
  ['sita', 'accounts.phone_invalid'],
  ['', 'accounts.phone_invalid'],
  ['9'.repeat(100), 'accounts.phone_invalid'],
])('%s is refused: %s', (typed, reason) => {
  expect(safeParse(Phone, typed).error?.issues[0]?.message).toBe(reason)
})

test('a number is grouped as people say it, and shown to its owner without its middle', () => {
  expect(groupPhone('98412')).toBe('98412')
  expect(groupPhone('9841234567')).toBe('98412 34567')
  expect(maskPhone('+9779841234567')).toBe('+977 98412 •••67')
})
