import { authApi } from '@jes/contract/accounts/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type app,
  appWith,
  ask as askWith,
  mailsTo,
  newName,
  PASSWORD,
  person,
  sql,
} from '#test/world.ts'
import { countAttempt, forgiveAttempt, loginKey, sweepAttempts } from './attempts.ts'
import { hashToken } from './tokens.ts'

const DAY = 86_400
const NEW = 'gundruk-ra-dhindo'

let limited: typeof app
beforeAll(async () => {
  limited = await appWith({ RATE_LIMIT: true })
})
afterAll(() => limited.close())

const ask: typeof askWith = (endpoint, sent, options) => askWith(endpoint, sent, options, limited)

function logIn(login: string, { password = PASSWORD, remoteAddress = newAddress() } = {}) {
  return ask(authApi.login, { body: { login, password } }, { remoteAddress })
}

/** As if somebody had tried all day. */
async function tryAllDay(account: string) {
  await countAttempt(sql, loginKey(account), DAY)
  await sql`update account_tries set count = 300 where key = ${hashToken(loginKey(account))}`
}

function newAddress() {
  return `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.9`
}

test('an account can be tried 300 times a day, and reads when to come again', async () => {
  const sita = await person('sita')
  await countAttempt(sql, loginKey(sita.id), DAY)
  await sql`update account_tries set count = 299 where key = ${hashToken(loginKey(sita.id))}`
  expect((await logIn(sita.username, { password: 'no' })).statusCode).toBe(401)
  const refused = await logIn(sita.username)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().error).toBe('Too many attempts. Try again in 24 hours.')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY - 600)
})

test('a name that nobody has is counted the same', async () => {
  const nobody = newName('nobody')
  await tryAllDay(`nobody ${nobody}`)
  expect((await logIn(nobody)).statusCode).toBe(429)
})

test('strangers do not lock the owner out where the owner has been before', async () => {
  const sita = await person('sita')
  const remoteAddress = newAddress()
  expect((await logIn(sita.username, { remoteAddress })).statusCode).toBe(200)
  await tryAllDay(sita.id)
  expect((await logIn(sita.username)).statusCode).toBe(429)
  expect((await logIn(sita.username, { remoteAddress })).statusCode).toBe(200)
})

test('who has the mailbox gets in from anywhere, by a new password', async () => {
  const sita = await person('sita')
  const remoteAddress = newAddress()
  await tryAllDay(sita.id)
  await ask(authApi.forgotPassword, { body: { email: sita.email } }, { remoteAddress })
  const texts = (await mailsTo(sita.email)).map(({ text }) => text)
  const token = texts.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean)!
  await ask(authApi.resetPassword, { body: { token, password: NEW } }, { remoteAddress })
  // Also while strangers go on.
  await tryAllDay(sita.id)
  const reply = await logIn(sita.username, { password: NEW, remoteAddress })
  expect(reply.statusCode).toBe(200)
})

test('a window begins with its first try, and is not stored for long', async () => {
  const key = newName('key')
  for (const count of [1, 2, 3]) expect((await countAttempt(sql, key, 60)).count).toBe(count)
  await forgiveAttempt(sql, key)
  expect((await countAttempt(sql, key, 60)).count).toBe(3)
  await sql`
    update account_tries set began_at = now() - interval '61 seconds' where key = ${hashToken(key)}`
  expect(await countAttempt(sql, key, 60)).toMatchObject({ count: 1 })
  await sql`
    update account_tries set began_at = now() - interval '25 hours' where key = ${hashToken(key)}`
  await sweepAttempts(sql)
  expect(await sql`select from account_tries where key = ${hashToken(key)}`).toEqual([])
})
