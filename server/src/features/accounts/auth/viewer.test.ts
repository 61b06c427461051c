import { request } from 'node:http'
import { authApi } from '@jes/contract/accounts/auth'
import { userApi } from '@jes/contract/core/users'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectVerified, findViewer, forgetEnded } from '#features/core/viewer/viewer.ts'
import { randomToken } from '#lib/tokens.ts'
import { app, ask, openPort, person, sql, visitor } from '#test/world.ts'

describe('an endpoint for members', () => {
  test('requires a visitor to log in', async () => {
    const reply = await ask(authApi.me, {})
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({
      error: 'Please log in first.',
      code: 'unauthenticated',
      reason: 'request.log_in',
    })
  })

  test('knows the member by the header, and by nothing else', async () => {
    const sita = await person('sita')
    const { token } = sita
    const asked = { method: 'GET', url: '/api/auth/me' } as const

    expect((await ask(authApi.me, {}, { token })).statusCode).toBe(200)
    const others = await Promise.all([
      app.inject({ ...asked, url: `/api/auth/me?token=${token}&access_token=${token}` }),
      app.inject({ ...asked, cookies: { token, jes_rt: token } }),
      app.inject({ ...asked, headers: { authorization: `bearer ${token}` } }),
      app.inject({ ...asked, headers: { authorization: `Bearer  ${token}` } }),
      app.inject({ ...asked, headers: { authorization: `Bearer ${token} ${token}` } }),
      app.inject({ ...asked, headers: { authorization: `Basic ${token}` } }),
      app.inject({ ...asked, headers: { authorization: token } }),
      app.inject({ ...asked, headers: { authorization: `Bearer ${sita.refreshToken}` } }),
    ])
    expect(others.map((reply) => reply.statusCode)).toEqual(others.map(() => 401))
  })

  test('takes no two headers', async () => {
    const { token } = await person('sita')
    const port = await openPort()

    const ask = (authorization: string[]) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = authorization.flatMap((value) => ['Authorization', value])
        const all = ['Host', 'localhost', ...headers]
        request({ port, path: '/api/auth/me', headers: all }, (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        })
          .on('error', reject)
          .end()
      })

    expect(await ask([`Bearer ${token}`])).toBe(200)
    expect(await ask([`Bearer ${token}`, `Bearer ${token}`])).toBe(401)
    expect(await ask([`Bearer ${token}`, 'Bearer other'])).toBe(401)
  })

  test.each([
    ['a JWT', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['20 kB', `jes_${'x'.repeat(20_000)}`],
    ['a token that never was', `jes_${randomToken()}`],
    ['a token cut short', `jes_${randomToken().slice(1)}`],
    ['Devanagari in bytes', Buffer.from('jes_जे').toString('latin1')],
  ])('refuses %s', async (_, token) => {
    const reply = await ask(authApi.me, {}, { token })
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error).toBe('Your session has ended. Please log in.')
  })
})

describe('a dead token', () => {
  test('is refused at a public endpoint too, so that the app renews it', async () => {
    const sita = await person('sita')
    await expire(sita.sessionId)

    const reply = await ask(userApi.find, { params: { id: sita.id } }, { token: sita.token })

    expect(reply.statusCode).toBe(401)
    expect((await visitor.call(userApi.find, { params: { id: sita.id } }))._id).toBe(sita.id)
  })

  test('does not keep anyone from logging in', async () => {
    const sita = await person('sita')
    await expire(sita.sessionId)
    const body = { login: sita.username, password: 'not her password' }
    const reply = await ask(authApi.login, { body }, { token: sita.token })
    expect(reply.json().error).toBe('Incorrect username or password')
  })

  test('dies by the clock of the database', async () => {
    const sita = await person('sita')
    await sql`
      update access_tokens set expires_at = now() + interval '4 seconds'
      where session_id = ${sita.sessionId}`
    expect(await findViewer(sql, sita.token)).toMatchObject({ id: sita.id })

    await expire(sita.sessionId)
    // A token that lives longer would be cached for five seconds.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 4_001)
    onTestFinished(() => clock.mockRestore())
    expect(await findViewer(sql, sita.token)).toBeNull()
  })

  test('is that of a suspended member', async () => {
    const hari = await person('hari')
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${hari.id}`
    expect(await findViewer(sql, hari.token)).toBeNull()
  })
})

describe('what is remembered of a token', () => {
  test('is forgotten when another server ends the session', async () => {
    const sita = await person('sita')
    await findViewer(sql, sita.token)
    await sql`delete from sessions where id = ${sita.sessionId}`
    expect(await findViewer(sql, sita.token)).not.toBeNull()

    forgetEnded({ sessionId: sita.sessionId })

    expect(await findViewer(sql, sita.token)).toBeNull()
  })

  test('is forgotten for all sessions of a member', async () => {
    const sita = await person('sita')
    await findViewer(sql, sita.token)
    await sql`delete from sessions where user_id = ${sita.id}`

    forgetEnded({ userId: sita.id })

    expect(await findViewer(sql, sita.token)).toBeNull()
  })

  test('is not an answer that was under way when the session ended', async () => {
    const sita = await person('sita')
    const underWay = findViewer(sql, sita.token)
    forgetEnded({ sessionId: sita.sessionId })
    await underWay
    await sql`delete from sessions where id = ${sita.sessionId}`

    expect(await findViewer(sql, sita.token)).toBeNull()
  })
})

test('the last use is noted, about once a minute', async () => {
  const sita = await person('sita')
  await sql`
    update sessions set last_used_at = now() - interval '2 hours' where id = ${sita.sessionId}`

  await findViewer(sql, sita.token)

  await expect
    .poll(async () => {
      const [row] = await sql`
        select last_used_at > now() - interval '1 minute' as is_new
        from sessions where id = ${sita.sessionId}`
      return row?.isNew
    })
    .toBe(true)
})

test('a member may write as soon as their email is verified', async () => {
  const newcomer = await person('new', { isVerified: false })
  const before = await findViewer(sql, newcomer.token)
  expect(() => expectVerified(before!)).toThrow('Please verify your email to post.')

  await sql`update users set email_verified_at = now() where id = ${newcomer.id}`

  const after = await findViewer(sql, newcomer.token)
  expect(() => expectVerified(after!)).not.toThrow()
})

async function expire(sessionId: string) {
  await sql`
    update access_tokens set expires_at = now() - interval '1 second'
    where session_id = ${sessionId}`
}
