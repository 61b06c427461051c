import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { authApi } from '@jes/contract/accounts/auth'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findHolder } from '#features/core/viewer/viewer.ts'
import { sweepSockets } from '#features/live/live/start.ts'
import {
  connected,
  connectionsTo,
  log,
  openSocketServer,
  receivedBy,
  refused,
  say,
  sendFrame,
  setting,
  soon,
} from '#test/lines.ts'
import { PASSWORD, person, sql, visitor } from '#test/world.ts'
import { notifyEvents } from './events/notifyEvents.ts'
import { publishEvent, startLive } from './live.ts'

/** Sockets are closed within this time. */
const WITHIN = { timeout: 2_000 }

type Exchange = Awaited<ReturnType<typeof openSocketServer>>

let exchange: Exchange
beforeAll(async () => {
  exchange = await openSocketServer()
})
afterAll(() => exchange.close())

describe('a socket is refused', () => {
  test.each([
    ['without a token', {}],
    ['with a wrong token', { token: `jes_${'x'.repeat(43)}` }],
    ['with something else for a token', { token: { $ne: null } }],
  ])('%s', async (_, auth) => {
    expect(await refused(exchange.dial(auth))).toBe('unauthorized')
  })

  test.each(['0null', '0[]', '0"x"', '0{"token":', '0{"__proto__":{"token":"x"}}', '0', '0/x,{}'])(
    'that begins with %s, and the server goes on',
    async (frame) => {
      const manager = exchange.reach()
      await soon(() => manager._readyState).toBe('open')
      sendFrame(manager, `4${frame}`)
      await exchange.call(await person())
    },
  )

  test('of another site', async () => {
    const { token } = await person()
    const line = exchange.dial({ token }, { origin: 'https://evil.example' })
    expect(await refused(line)).not.toBe('')
    expect(line.connected).toBe(false)
  })

  test('when the session has ended or the member is suspended', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sita.call(authApi.logout, {})
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${hari.id}`
    expect(await refused(exchange.dial({ token: sita.token }))).toBe('unauthorized')
    expect(await refused(exchange.dial({ token: hari.token }))).toBe('unauthorized')
  })

  test('when it is one more than a member may have, however they come', async () => {
    setting({ SOCKETS_PER_MEMBER: 3 })
    const [sita, hari] = [await person('sita'), await person('hari')]
    const all = Array.from({ length: 8 }, () => exchange.dial({ token: sita.token }))
    const outcomes = await Promise.allSettled(all.map(connected))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await exchange.call(hari)

    all.find((line) => line.connected)!.disconnect()
    await soon(() =>
      exchange.call(sita).then(
        () => true,
        () => false,
      ),
    ).toBe(true)
  })

  test('when too many come from one address, or in all', async () => {
    const sita = await person('sita')
    const before = exchange.io.engine.clientsCount
    setting({ SOCKETS_PER_ADDRESS: before + 2 })
    const lines = Array.from({ length: 6 }, () => exchange.dial({ token: sita.token }))
    const outcomes = await Promise.allSettled(lines.map(connected))
    await soon(() => exchange.io.engine.clientsCount).toBeLessThanOrEqual(before + 2)
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    setting({ SOCKETS_PER_ADDRESS: 50, SOCKETS: exchange.io.engine.clientsCount })
    await expect(exchange.call(sita)).rejects.toThrow()
  })
})

describe('without web sockets', () => {
  test('own pages are let in, and those of others are not', async () => {
    expect((await poll()).status).toBe(200)
    expect((await poll({ origin: 'https://evil.example' })).status).toBe(403)
  })

  test('too long a message is refused', async () => {
    const begun = await poll()
    const { sid } = JSON.parse((await begun.text()).slice(1)) as { sid: string }
    const sent = await fetch(`${exchange.address}/socket.io/?EIO=4&transport=polling&sid=${sid}`, {
      method: 'POST',
      body: `4${'x'.repeat(200_000)}`,
    })
    expect(sent.status).toBe(413)
  })

  function poll(headers: Record<string, string> = {}) {
    return fetch(`${exchange.address}/socket.io/?EIO=4&transport=polling`, { headers })
  }
})

describe('a socket receives', () => {
  test('what committed, and nothing of what rolled back', async () => {
    const sita = await person('sita')
    const received = receivedBy(await exchange.call(sita))

    const failing = sql.begin(async (sql) => {
      await publishEvent(sql, `user:${sita.id}`, 'counted', { count: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await sql.begin((sql) => publishEvent(sql, `user:${sita.id}`, 'counted', { count: 2 }))

    await soon(() => received).toEqual([{ event: 'counted', facts: { count: 2 } }])
  })
})

describe('a socket that', () => {
  test.each([
    ['sends too much', `42["joinRoom","${'x'.repeat(200_000)}"]`],
    ['sends what is no packet', '4?'],
    ['sends half of one', '42["joinRoom",'],
    ['sends no engine packet', 'zzz'],
    ['sends a reserved event', '42["disconnect"]'],
    ['promises a thousand attachments', '451000-["joinRoom",{"_placeholder":true,"num":0}]'],
    ['sends bytes that nobody waits for', Buffer.alloc(100)],
  ])('%s is closed, and the others stay', async (_, frame) => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [loud, calm] = [await exchange.call(sita), await exchange.call(hari)]
    sendFrame(loud.io, frame)
    await soon(() => loud.connected).toBe(false)
    expect(calm.connected).toBe(true)
  })

  test('says what nobody knows is not answered, and stays', async () => {
    const sita = await person('sita')
    const line = await exchange.call(sita)
    const names = ['nothing', '__proto__', 'constructor', 'toString', 'error', 'received', '']
    for (const name of names) (line as unknown as { emit: (name: string) => void }).emit(name)
    sendFrame(line.io, '42[7]')
    expect(await say(line, 'joinRoom', sita.id)).toEqual({ ok: true })
  })

  test('sends too much is refused, and disconnected if it goes on', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [loud, calm] = [await exchange.call(sita), await exchange.call(hari)]
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => say(loud, 'joinRoom', sita.id)),
    )
    expect(answers[19]).toEqual({ ok: true })
    expect(answers[29]).toEqual({ ok: false, code: 'too_many' })
    expect(loud.connected).toBe(true)

    for (let count = 0; count < 60; count++) loud.emit('joinRoom', sita.id)
    await soon(() => loud.connected).toBe(false)
    expect(calm.connected).toBe(true)
  })

  test('floods with packets of any kind is cut off', async () => {
    const line = await exchange.call(await person('sita'))
    for (let count = 0; count < 300; count++) sendFrame(line.io, '40/nowhere,')
    await soon(() => line.connected).toBe(false)
  })
})

describe('a socket ends', () => {
  test('with its session, and that of another device stays', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [here, stranger] = [await exchange.call(sita), await exchange.call(hari)]
    const elsewhere = await exchange.call(await logInAgain(sita))

    await sita.call(authApi.logout, {})

    await expect.poll(() => here.connected, WITHIN).toBe(false)
    expect(elsewhere.connected).toBe(true)
    expect(stranger.connected).toBe(true)
  })

  test('when the password changes, but for the one who changed it', async () => {
    const sita = await person('sita')
    const here = await exchange.call(sita)
    const elsewhere = await exchange.call(await logInAgain(sita))
    const body = { currentPassword: PASSWORD, newPassword: 'another-walk-to-namche' }

    await sita.call(authApi.changePassword, { body })

    await expect.poll(() => elsewhere.connected, WITHIN).toBe(false)
    expect(here.connected).toBe(true)
  })

  test('when its member is suspended', async () => {
    const sita = await person('sita')
    const line = await exchange.call(sita)
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${sita.id}`
    await expect.poll(() => line.connected, WITHIN).toBe(false)
  })

  test('with the next sweep, if nobody said that its session is over', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const lines = [await exchange.call(sita), await exchange.call(hari), await exchange.call(gita)]
    await sql`delete from sessions where user_id = ${sita.id}`
    await sql`update sessions set ends_at = now() where user_id = ${hari.id}`

    await sweepSockets(exchange.io, sql)

    await soon(() => lines.map((line) => line.connected)).toEqual([false, false, true])
  })

  test('when its token has run out: it breaks, for the browser to come back with a newer one', async () => {
    const sita = await person('sita')
    await sql`
      update access_tokens set expires_at = now() + interval '300 milliseconds'
      where session_id = (select id from sessions where user_id = ${sita.id})`
    const line = await exchange.call(sita)
    const reason = await new Promise((resolve) => line.once('disconnect', resolve))
    expect(reason).toBe('transport close')
    expect(await refused(exchange.dial({ token: sita.token }))).toBe('unauthorized')
  })

  test('before it begins, if its session ends while it is being let in', async () => {
    const sita = await person('sita')
    const endings = new EventEmitter()
    const http = createServer()
    const live = await startLive(http, {
      events: notifyEvents(sql),
      log,
      async findHolder(token) {
        const holder = await findHolder(sql, token)
        if (!holder) return null
        const received = once(endings, 'heard')
        await sita.call(authApi.logout, {})
        await received
        return holder
      },
      forget: () => endings.emit('heard'),
      setHearing: () => {},
      callsOf: () => new Map(),
    })
    onTestFinished(live.close)
    const { dial } = await connectionsTo(http)
    expect(await refused(dial({ token: sita.token }))).toBe('unauthorized')
  })
})

function logInAgain({ username }: { username: string }) {
  return visitor.call(authApi.login, { body: { login: username, password: PASSWORD } })
}
