import { authApi } from '@jes/contract/accounts/auth'
import { settingsApi } from '@jes/contract/core/settings'
import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { ask, callerWith, mailsTo, newName, PASSWORD, person, sql, visitor } from '#test/world.ts'
import { hashPassword } from './passwords.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

describe('logging in', () => {
  test('by username or by email, in letters of either case', async () => {
    const sita = await person('sita')

    for (const login of [sita.username, sita.email, ` ${sita.username.toUpperCase()} `]) {
      const { user, token } = await visitor.call(authApi.login, {
        body: { login, password: PASSWORD },
      })
      expect(user._id).toBe(sita.id)
      expect((await callerWith(token).call(authApi.me, {})).user.email).toBe(sita.email)
    }
  })

  test('gives a token and a cookie of its own each time', async () => {
    const sita = await person('sita')
    const [first, second] = [await logIn(sita.username), await logIn(sita.username)]

    expect(first.json().token).not.toBe(second.json().token)
    expect(first.cookies[0]?.value).not.toBe(second.cookies[0]?.value)
  })

  test('a code is not required of members without the second step', async () => {
    const sita = await person('sita')
    const body = { login: sita.username, password: PASSWORD, code: '123456' }
    const { user } = await visitor.call(authApi.login, { body })
    expect(user._id).toBe(sita.id)
  })

  test('staff sessions are short', async () => {
    const admin = await person('staff', { role: 'admin' })
    const reply = await logIn(admin.username)
    expect(reply.cookies[0]?.maxAge).toBe(12 * 3600)
    const [{ hours }] = await sql<[{ hours: number }]>`
      select extract(epoch from ends_at - created_at)::float8 / 3600 as hours
      from sessions where user_id = ${admin.id} order by id desc limit 1`
    expect(hours).toBeCloseTo(24, 1)
  })
})

describe('a failed log-in', () => {
  test('reads the same for a wrong password, an unknown name and an unknown address', async () => {
    const sita = await person('sita')

    const replies = await Promise.all([
      logIn(sita.username, 'not her password'),
      logIn(sita.email, 'not her password'),
      logIn(newName('nobody'), 'not her password'),
      logIn('nobody@jes.example', 'not her password'),
    ])

    for (const reply of replies) {
      expect(reply.statusCode).toBe(401)
      expect(reply.headers['www-authenticate']).toBe('Bearer')
      expect(reply.json()).toEqual({
        error: 'Incorrect username or password',
        code: 'unauthenticated',
        reason: 'accounts.login_wrong',
      })
      expect(withoutDate(reply.headers)).toEqual(withoutDate(replies[0]!.headers))
    }
  })

  test('is as much work for an unknown name as for a wrong password', async () => {
    const sita = await person('sita')
    await sql`
      update users set password_hash = ${await hashPassword(PASSWORD)} where id = ${sita.id}`
    let [known, unknown] = [0, 0]
    for (let round = 0; round < 10; round++) {
      known += await workOf(() => logIn(sita.username, 'not her password'))
      unknown += await workOf(() => logIn(newName('nobody'), 'not her password'))
    }
    // Without the dummy hash an unknown name would take a tenth of the work.
    expect(unknown / known).toBeGreaterThan(0.7)
    expect(unknown / known).toBeLessThan(1.4)
  })

  test('names the field that is missing', async () => {
    const attempt = visitor.call(authApi.login, { body: { login: ' ', password: '' } })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      errors: { login: 'Enter your username or email', password: 'Enter your password' },
    })
  })

  test('does not come by way of SQL', async () => {
    for (const login of ["' or 1=1 --", "x'; select pg_sleep(5) --", '%', '_'.repeat(3)]) {
      expect((await logIn(login)).statusCode).toBe(401)
    }
  })
})

describe('a suspended member', () => {
  test('learns it by the right password only', async () => {
    const hari = await person('hari')
    await sql`update users set suspended_until = now() + interval '71 hours' where id = ${hari.id}`

    expect((await logIn(hari.username, 'not his password')).json().error).toBe(
      'Incorrect username or password',
    )
    const reply = await logIn(hari.username)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toEqual({
      error: 'This account is suspended for 3 more days.',
      code: 'suspended',
      reason: 'accounts.suspended_for_days',
      params: { days: 3 },
    })
  })

  test('reads it in Nepali, and for good', async () => {
    const hari = await person('hari')
    const headers = { 'accept-language': 'ne' }
    const body = { login: hari.username, password: PASSWORD }

    await sql`update users set suspended_until = now() + interval '71 hours' where id = ${hari.id}`
    const days = await ask(authApi.login, { body }, { headers })
    await sql`update users set suspended_until = '9999-12-31' where id = ${hari.id}`
    const forGood = await logIn(hari.username)

    expect(days.json().error).toBe('यो खाता अझै ३ दिन रोकिन्छ।')
    expect(forGood.json().error).toBe('This account is suspended.')
  })

  test('is let in again when the time is over', async () => {
    const hari = await person('hari')
    await sql`update users set suspended_until = now() - interval '1 second' where id = ${hari.id}`
    expect((await logIn(hari.username)).statusCode).toBe(200)
  })
})

describe('a new device', () => {
  test('sends a mail, in the language of the member, once', async () => {
    const sita = await person('sita')
    await sita.call(settingsApi.update, { body: { language: 'ne' } })
    for (const _ of [1, 2]) {
      await ask(
        authApi.login,
        { body: { login: sita.username, password: PASSWORD } },
        { headers: { 'user-agent': PHONE } },
      )
    }

    const mails = await mailsTo(sita.email)

    expect(mails.map(({ subject }) => subject)).toEqual(['Jes मा नयाँ लगइन'])
    expect(mails[0]?.text).toContain('Android मा Chrome, 127.0.0.0/24')
  })
})

test('a password hash of an older cost is made anew', async () => {
  const sita = await person('sita')
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await sql`update users set password_hash = ${old} where id = ${sita.id}`

  expect((await logIn(sita.username)).statusCode).toBe(200)

  const [{ passwordHash }] = await sql<[{ passwordHash: string }]>`
    select password_hash from users where id = ${sita.id}`
  expect(passwordHash).toContain('m=19456,t=2,p=1')
  expect((await logIn(sita.username)).statusCode).toBe(200)
})

test('two log-ins at once both succeed while the hash is made anew', async () => {
  const sita = await person('sita')
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  for (let round = 0; round < 5; round++) {
    await sql`update users set password_hash = ${old} where id = ${sita.id}`
    const replies = await Promise.all([logIn(sita.username), logIn(sita.username)])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
  }
})

test('while four hash and sixty-four wait, a log-in must be retried', async () => {
  const sita = await person('sita')
  let isOver = false
  // Each takes its slot again before anything else can.
  const others = Array.from({ length: 68 }, async () => {
    while (!isOver) await hashPassword(PASSWORD)
  })

  const busy = await logIn(sita.username)
  isOver = true
  await Promise.all(others)

  expect(busy.statusCode).toBe(503)
  expect(busy.headers['retry-after']).toBe('5')
  expect((await logIn(sita.username)).statusCode).toBe(200)
}, 60_000)

function logIn(login: string, password = PASSWORD) {
  return ask(authApi.login, { body: { login, password } })
}

/** Processor time, which does not depend on what else the machine does. */
async function workOf(work: () => Promise<unknown>) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function withoutDate({ date: _, 'x-request-id': __, ...rest }: Record<string, unknown>) {
  return rest
}
