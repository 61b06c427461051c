import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { ask, callerWith, mailsTo, type Person, person, sql } from '#test/world.ts'

describe('renewing a token', () => {
  test('gives a token that works, and the next cookie', async () => {
    const sita = await person('sita')

    const reply = await renew(sita.refreshToken)

    expect(reply.statusCode).toBe(200)
    expect(cookieOf(reply)).not.toBe(sita.refreshToken)
    expect(Object.keys(reply.json())).toEqual(['token'])
    const { user } = await callerWith(reply.json().token).call(authApi.me, {})
    expect(user._id).toBe(sita.id)
  })

  test('goes on and on', async () => {
    const sita = await person('sita')
    let cookie = sita.refreshToken
    for (let round = 0; round < 5; round++) cookie = cookieOf(await renew(cookie))
    expect(await countSessions(sita)).toBe(1)
  })

  test('twice within the grace gives the same cookie, and both tokens work', async () => {
    const sita = await person('sita')
    const [first, second] = [await renew(sita.refreshToken), await renew(sita.refreshToken)]

    expect(cookieOf(second)).toBe(cookieOf(first))
    for (const reply of [first, second]) {
      expect((await ask(authApi.me, {}, { token: reply.json().token })).statusCode).toBe(200)
    }
  })

  test('twenty times at once gives exactly one successor', async () => {
    const sita = await person('sita')

    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(sita.refreshToken)))

    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(cookieOf)).size).toBe(1)
    const [{ spent }] = await sql<[{ spent: number }]>`
      select count(*)::int as spent from spent_refresh_tokens where session_id = ${sita.sessionId}`
    expect(spent).toBe(1)
  })

  test('keeps the end of the session where it was', async () => {
    const sita = await person('sita')
    await sql`
      update sessions set ends_at = now() + interval '1 hour' where id = ${sita.sessionId}`
    const reply = await renew(sita.refreshToken)
    expect(reply.cookies[0]?.maxAge).toBeGreaterThan(3_500)
    expect(reply.cookies[0]?.maxAge).toBeLessThanOrEqual(3_600)
  })
})

describe('a refresh token that is used again', () => {
  test('after its successor was used too, ends the session and notifies the member', async () => {
    const sita = await person('sita')
    const second = cookieOf(await renew(sita.refreshToken))
    const third = await renew(second)

    const stolen = await renew(sita.refreshToken)

    expect(stolen.statusCode).toBe(401)
    expect(stolen.json().error).toBe('Your session has ended. Please log in.')
    expect((await renew(cookieOf(third))).statusCode).toBe(401)
    expect((await ask(authApi.me, {}, { token: third.json().token })).statusCode).toBe(401)
    const [mail] = await mailsTo(sita.email)
    expect(mail?.subject).toBe('We signed a device out of Jes')
  })

  test('after the grace, ends the session', async () => {
    const sita = await person('sita')
    const next = cookieOf(await renew(sita.refreshToken))
    await sql`
      update spent_refresh_tokens set spent_at = spent_at - interval '31 seconds'
      where session_id = ${sita.sessionId}`

    expect((await renew(sita.refreshToken)).statusCode).toBe(401)
    expect((await renew(next)).statusCode).toBe(401)
    expect(await countSessions(sita)).toBe(0)
  })

  test('leaves the other devices of the member alone', async () => {
    const sita = await person('sita')
    const body = { login: sita.username, password: 'dudh-chiya-at-namche' }
    const other = await ask(authApi.login, { body })
    await renew(cookieOf(await renew(sita.refreshToken)))
    await renew(sita.refreshToken)

    expect((await renew(cookieOf(other))).statusCode).toBe(200)
  })
})

describe('what does not renew', () => {
  test('no cookie, an unknown one, or an access token in its place', async () => {
    const sita = await person('sita')
    const replies = [
      await ask(authApi.refresh, {}),
      await renew('x'.repeat(43)),
      await renew(sita.token),
      await renew(''),
    ]
    expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401, 401])
  })

  test('a session that was idle too long, or is too old', async () => {
    const [idle, old] = [await person('idle'), await person('old')]
    await sql`
      update sessions set idle_until = now() - interval '1 second' where id = ${idle.sessionId}`
    await sql`
      update sessions set ends_at = now() - interval '1 second' where id = ${old.sessionId}`

    expect((await renew(idle.refreshToken)).statusCode).toBe(401)
    expect((await renew(old.refreshToken)).statusCode).toBe(401)
    expect((await ask(authApi.me, {}, { token: old.token })).statusCode).toBe(401)
  })

  test('the session of a suspended member', async () => {
    const hari = await person('hari')
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${hari.id}`
    expect((await renew(hari.refreshToken)).statusCode).toBe(401)
    expect(await countSessions(hari)).toBe(0)
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost:3001',
  ])('a page from %s', async (origin) => {
    const sita = await person('sita')
    const host = 'localhost:3000'

    const foreign = await renew(sita.refreshToken, { origin, host })
    const own = await renew(sita.refreshToken, { origin: 'http://localhost:3000', host })

    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'forbidden'])
    expect(own.statusCode).toBe(200)
  })
})

function renew(cookie: string, headers: Record<string, string> = {}) {
  return ask(authApi.refresh, {}, { cookies: { jes_rt: cookie }, headers })
}

function cookieOf(reply: Awaited<ReturnType<typeof ask>>) {
  return reply.cookies[0]?.value ?? ''
}

async function countSessions({ id }: Person) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from sessions where user_id = ${id}`
  return count
}
