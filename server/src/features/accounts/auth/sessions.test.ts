import { authApi } from '@jes/contract/accounts/auth'
import { describe, expect, test } from 'vitest'
import { ask, callerWith, PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'
import { startSession } from './sessions.ts'

describe('logging out', () => {
  test('ends this session at once, its cookie too, and no other', async () => {
    const sita = await person('sita')
    const other = await logInAgain(sita)

    const reply = await ask(authApi.logout, {}, { token: sita.token })

    expect(reply.json()).toEqual({ message: 'You are logged out.' })
    expect(reply.cookies[0]).toMatchObject({ name: 'jes_rt', value: '', path: '/', httpOnly: true })
    expect((await ask(authApi.me, {}, { token: sita.token })).statusCode).toBe(401)
    const renewed = await ask(authApi.refresh, {}, { cookies: { jes_rt: sita.refreshToken } })
    expect(renewed.statusCode).toBe(401)
    expect((await other.call(authApi.me, {})).user._id).toBe(sita.id)
  })

  test('everywhere ends all sessions, and those of nobody else', async () => {
    const [sita, gita] = [await person('sita'), await person('gita')]
    const other = await logInAgain(sita)

    await ask({ ...authApi.logout }, { body: { all: true } } as never, { token: sita.token })

    await expect(other.call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
    await expect(sita.call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
    expect((await gita.call(authApi.me, {})).user._id).toBe(gita.id)
  })

  test('a visitor has nothing to log out of', async () => {
    await expect(visitor.call(authApi.logout, {})).rejects.toMatchObject({ status: 401 })
  })

  test('the sockets are closed, after the commit', async () => {
    const sita = await person('sita')
    const received: string[] = []
    const listening = await sql.listen('sessions_ended', (message) => received.push(message))

    await sita.call(authApi.logout, {})

    const notified = JSON.stringify({ sessionId: sita.sessionId })
    await expect.poll(() => received).toContain(notified)
    await listening.unlisten()
  })
})

describe('the list of devices', () => {
  test('shows the present one first, by name and neighbourhood', async () => {
    const sita = await person('sita')
    const windows =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0'
    const body = { login: sita.username, password: PASSWORD }
    await ask(
      authApi.login,
      { body },
      { headers: { 'user-agent': windows }, remoteAddress: '103.10.28.77' },
    )

    const { sessions } = await sita.call(authApi.sessions, {})

    expect(sessions.map(({ device, address, isCurrent }) => [device, address, isCurrent])).toEqual([
      ['Firefox on Linux', '127.0.0.0/24', true],
      ['Edge on Windows', '103.10.28.0/24', false],
    ])
    const inNepali = await ask(
      authApi.sessions,
      {},
      { token: sita.token, headers: { 'accept-language': 'ne' } },
    )
    expect(inNepali.json().sessions[1].device).toBe('Windows मा Edge')
  })

  test('is for members', async () => {
    await expect(visitor.call(authApi.sessions, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('signing one device out', () => {
  test('ends it', async () => {
    const sita = await person('sita')
    const other = await logInAgain(sita)
    const { sessions } = await sita.call(authApi.sessions, {})
    const id = sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ''

    await sita.call(authApi.endSession, { params: { id } })

    await expect(other.call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
    expect((await sita.call(authApi.sessions, {})).sessions).toHaveLength(1)
  })

  test("another's session does not exist", async () => {
    const [sita, eve] = [await person('sita'), await person('eve')]

    const theirs = await endAs(eve, sita.sessionId)
    const absent = await endAs(eve, '1')

    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(absent.body)
    expect((await sita.call(authApi.me, {})).user._id).toBe(sita.id)
  })

  test.each(['0', '-1', 'x', '१', '9223372036854775808', '9'.repeat(30), '1%00'])(
    'the id %s is none',
    async (id) => {
      const sita = await person('sita')
      const reply = await ask(
        { ...authApi.endSession, path: `/api/auth/sessions/${id}` },
        { params: { id } },
        { token: sita.token },
      )
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    },
  )

  test('a visitor may not', async () => {
    const attempt = visitor.call(authApi.endSession, { params: { id: '1' } })
    await expect(attempt).rejects.toMatchObject({ status: 401 })
  })
})

test('the twenty-first device takes the place of the one unused longest', async () => {
  const sita = await person('sita')
  await sql`
    update sessions set last_used_at = now() - interval '1 day' where id = ${sita.sessionId}`
  for (let device = 0; device < 20; device++) {
    await startSession(
      sql,
      { id: sita.id, role: 'member' },
      { device: `No. ${device}`, address: '' },
    )
  }

  const rows = await sql`select id from sessions where user_id = ${sita.id}`

  expect(rows).toHaveLength(20)
  expect(rows.map(({ id }) => id)).not.toContain(sita.sessionId)
  await expect(sita.call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
})

async function logInAgain({ username }: Person) {
  const body = { login: username, password: PASSWORD }
  const { token } = await visitor.call(authApi.login, { body })
  return callerWith(token)
}

function endAs({ token }: Person, id: string) {
  return ask(authApi.endSession, { params: { id } }, { token })
}
