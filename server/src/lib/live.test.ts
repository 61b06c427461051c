import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { authApi } from '@jes/contract/auth'
import { io as connect, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findViewer, forgetEnded } from '#features/auth/viewer.ts'
import { app, person, sql } from '#test/world.ts'
import { startLive, tell } from './live.ts'

let address: string
let live: Awaited<ReturnType<typeof startLive>>

beforeAll(async () => {
  live = await startLive(app.server, {
    sql,
    findViewer: (token) => findViewer(sql, token),
    forget: forgetEnded,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => live.close())

describe('a socket', () => {
  test.each([
    ['no token', {}],
    ['a wrong token', { token: `jes_${'x'.repeat(43)}` }],
    ['something else for a token', { token: { $ne: null } }],
  ])('with %s is refused', async (_, auth) => {
    const socket = open(auth)
    const [error] = (await once(socket as never, 'connect_error')) as [Error]
    expect(error.message).toBe('unauthorized')
  })

  test('of another site is refused', async () => {
    const { token } = await person()
    const socket = open({ token }, { origin: 'https://evil.example' })
    await once(socket as never, 'connect_error')
    expect(socket.connected).toBe(false)
  })

  test('hears what committed, and nothing of what rolled back', async () => {
    const sita = await person('sita')
    const socket = await connected(sita.token)
    const heard: unknown[] = []
    socket.on('news', (fact) => heard.push(fact))

    const failing = sql.begin(async (sql) => {
      await tell(sql, `user:${sita.id}`, 'news', 'rolled back')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await sql.begin((sql) => tell(sql, `user:${sita.id}`, 'news', 'committed'))

    await expect.poll(() => heard).toEqual(['committed'])
  })

  test('hears nothing that is told to somebody else, whatever room it asks for', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const socket = await connected(hari.token)
    const heard: unknown[] = []
    socket.onAny((...facts) => heard.push(facts))

    for (const room of [
      sita.id,
      `user:${sita.id}`,
      {},
      [],
      null,
      '__proto__',
      'x'.repeat(10_000),
    ]) {
      expect(await socket.emitWithAck('joinRoom', room)).toEqual({ ok: false, code: 'forbidden' })
    }
    expect(await socket.emitWithAck('joinRoom', hari.id)).toEqual({ ok: true })

    await tell(sql, `user:${sita.id}`, 'news', 'for Sita')
    await tell(sql, `user:${hari.id}`, 'news', 'for Hari')
    await expect.poll(() => heard).toEqual([['news', 'for Hari']])
  })

  test('that sends too much is closed, and the others stay', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const loud = await connected(sita.token)
    const calm = await connected(hari.token)

    loud.emit('joinRoom', 'x'.repeat(100_000))

    await expect.poll(() => loud.connected).toBe(false)
    expect(calm.connected).toBe(true)
  })

  test('closes when its session is logged out, and that of another device stays', async () => {
    const sita = await person('sita')
    const other = await connected(sita.token)
    const { token } = await person('hari')
    const stranger = await connected(token)

    await sita.call(authApi.logout, {})

    await expect.poll(() => other.connected).toBe(false)
    expect(stranger.connected).toBe(true)
  })
})

function open(auth: object, extraHeaders: Record<string, string> = {}): Socket {
  const socket = connect(address, {
    auth,
    extraHeaders,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  onTestFinished(() => void socket.close())
  return socket
}

async function connected(token: string) {
  const socket = open({ token })
  await once(socket as never, 'connect')
  return socket
}
