import { authApi } from '@jes/contract/accounts/auth'
import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { RULES_VERSION } from '@jes/contract/privacy/dataExport'
import { expect, test } from 'vitest'
import { switchOn } from '#test/twoStep.ts'
import {
  ask,
  callerWith,
  mailsTo,
  newName,
  PASSWORD,
  type Person,
  person,
  sql,
  visitor,
} from '#test/world.ts'

test('says what touched my account, the latest first, and on which device', async () => {
  const sita = await person('sita')
  const login = { login: sita.username, password: PASSWORD }
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' }
  await ask(authApi.login, { body: { ...login, password: 'not this one' } }, { headers })
  const { token } = (await ask(authApi.login, { body: login }, { headers })).json()
  await ask(authApi.logout, {}, { token, headers })
  const newPassword = 'selroti at dashain'
  await sita.call(authApi.changePassword, { body: { currentPassword: PASSWORD, newPassword } })

  const { events } = await sita.call(authApi.logins, { query: {} })
  expect(events.map(({ event, device }) => [event, device])).toEqual([
    ['password', 'Unknown device'],
    ['logout', 'Firefox on Android'],
    ['login', 'Firefox on Android'],
    ['failed', 'Firefox on Android'],
  ])
})

test('knows the second step, recovery codes and a reset', async () => {
  const sita = await person('sita')
  const { recoveryCodes } = await switchOn(sita)
  const login = { login: sita.username, password: PASSWORD }
  await ask(authApi.login, { body: { ...login, code: 'aaaaa-aaaaa' } })
  await visitor.call(authApi.login, { body: { ...login, code: recoveryCodes[0] } })
  const body = { password: PASSWORD, code: recoveryCodes[1] }
  await sita.call(twoFactorApi.disable, { body })
  await visitor.call(authApi.forgotPassword, { body: { email: sita.email } })
  const mails = await mailsTo(sita.email)
  const reset = mails
    .map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1])
    .find(Boolean)
  await visitor.call(authApi.resetPassword, { body: { token: reset!, password: 'gundruk dhindo' } })

  expect(await eventsOf(sita)).toEqual([
    'twoStepOn',
    'failed',
    'recoveryCode',
    'login',
    'recoveryCode',
    'twoStepOff',
    'reset',
  ])
})

test('is mine alone, page by page', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  await sql`
    insert into login_log (user_id, event, device, address)
    select ${sita.id}, 'login', 'Firefox on Linux', '127.0.0.0/24' from generate_series(1, 5)`
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await sita.call(authApi.logins, { query: { limit: 2, cursor } })
    seen.push(...page.events.map(({ _id }) => _id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(5)
  expect((await hari.call(authApi.logins, { query: {} })).events).toEqual([])
  expect((await ask(authApi.logins, { query: {} })).statusCode).toBe(401)
})

test('forgets after 90 days', async () => {
  const sita = await person('sita')
  for (const days of [89, 91]) {
    await sql`
      insert into login_log (id, user_id, event, device, address)
      values (make_id() - (${days}::bigint * 86400000 << 16), ${sita.id}, 'login', ${`Day ${days}`}, '')`
  }
  await sql`select graphile_worker.add_job('sweepAccounts')`
  await mailsTo('nobody@jes.example')
  const rows = await sql`select device from login_log where user_id = ${sita.id}`
  expect([...rows]).toEqual([{ device: 'Day 89' }])
})

test('who signs up accepts the current rules; members with older ones must accept them', async () => {
  const username = newName('new')
  const body = { username, email: `${username}@jes.example`, password: PASSWORD }
  const { user, token } = await visitor.call(authApi.register, { body })
  expect(user.hasNewRules).toBe(false)
  await sql`update users set accepted_rules = '2020-01-01' where id = ${user._id}`
  const newcomer = callerWith(token)
  expect((await newcomer.call(authApi.me, {})).user.hasNewRules).toBe(true)
  expect((await newcomer.call(authApi.acceptRules, {})).user.hasNewRules).toBe(false)
  const [row] = await sql`
    select accepted_rules, accepted_at is not null as is_dated from users where id = ${user._id}`
  expect(row).toEqual({ acceptedRules: RULES_VERSION, isDated: true })
})

async function eventsOf({ id }: Person) {
  const rows = await sql<{ event: string }[]>`
    select event from login_log where user_id = ${id} order by id`
  return rows.map(({ event }) => event)
}

test('nobody logs in as the one who keeps what others left, and nothing is written of it', async () => {
  for (const password of ['!', PASSWORD]) {
    const body = { login: 'deleted_member', password }
    await expect(visitor.call(authApi.login, { body })).rejects.toMatchObject({ status: 401 })
  }
  expect(await sql`select from login_log where user_id = 1`).toHaveLength(0)
})
