import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { expect, test } from 'vitest'
import { sql as pool } from '#lib/db.ts'
import { giveNumber } from '#test/phones.ts'
import { codeOf, switchOn } from '#test/twoStep.ts'
import { ask, mailsTo, PASSWORD, person, smsTo } from '#test/world.ts'
import { noticeByPhone } from './notices.ts'
import { type Notice, noticeText } from './texts.ts'

const NOTICES: Notice[] = [
  'phoneChanged',
  'phoneRemoved',
  'emailChanged',
  'emailRemoved',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'providerAdded',
  'providerRemoved',
  'twoStepOff',
  'recoveryAsked',
  'newDevice',
]

test.each(NOTICES)('%s is one message in either language', (notice) => {
  expect(noticeText(notice, 'en').length).toBeLessThanOrEqual(160)
  expect(noticeText(notice, 'ne').length).toBeLessThanOrEqual(70)
})

test('a log-in on a new device is told to the address and to the number, and on a known one to neither', async () => {
  const maya = await person('maya')
  const phone = await giveNumber(maya)
  const logIn = () =>
    ask(
      authApi.login,
      { body: { login: maya.username, password: PASSWORD } },
      { headers: { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0' } },
    )
  expect((await logIn()).statusCode).toBe(200)
  expect(await smsTo(phone)).toEqual([noticeText('newDevice', 'en')])
  expect((await mailsTo(maya.email)).map(({ subject }) => subject)).toEqual(['New log-in to Jes'])
  await logIn()
  expect(await smsTo(phone)).toHaveLength(1)
})

test('two-step log-in that was switched off is told to the number too', async () => {
  const maya = await person('maya')
  const phone = await giveNumber(maya)
  const { secret } = await switchOn(maya)
  const body = { password: PASSWORD, code: codeOf(secret, 1) }
  await maya.call(twoFactorApi.disable, { body })
  expect(await smsTo(phone)).toEqual([noticeText('twoStepOff', 'en')])
})

test('who has no number gets no SMS', async () => {
  const maya = await person('maya')
  await expect(noticeByPhone(pool, maya.id, 'newDevice')).resolves.toBeUndefined()
})
