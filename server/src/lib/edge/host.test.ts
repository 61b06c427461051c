import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSocketServer, setting } from '#test/lines.ts'
import { app } from '#test/world.ts'

const PUBLIC = { isProduction: true, PUBLIC_URL: 'https://jes.example' }
const PATHS = ['/', '/api/trending', '/robots.txt', '/media/a-320.webp', '/api/nothing', '/no-page']

describe('in production', () => {
  test.each([
    'evil.example',
    'jes.example.evil.example',
    'evil@jes.example',
    'jes.example:8080',
    '',
  ])('a request for the host "%s" is answered by nobody', async (host) => {
    setting(PUBLIC)
    for (const url of PATHS) {
      const reply = await app.inject({ url, headers: { host } })
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 421, 'misdirected'])
    }
  })

  test.each(['jes.example', 'JES.example', 'jes.example:443'])('%s is our own', async (host) => {
    setting(PUBLIC)
    expect((await app.inject({ url: '/api/trending', headers: { host } })).statusCode).toBe(200)
  })

  test('what visitors get again within a moment is for our own host alone', async () => {
    setting(PUBLIC)
    const ask = (host: string) => app.inject({ url: '/api/jehub/popular', headers: { host } })
    await ask('jes.example')
    expect((await ask('evil.example')).statusCode).toBe(421)
  })

  test('a balancer may ask for health by the address of the machine', async () => {
    setting(PUBLIC)
    for (const url of ['/api/health', '/api/health/live', '/%61pi/health/live']) {
      expect((await app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200)
    }
  })

  test('a proxy that we trust may say for which host the request was; nobody else', async () => {
    setting(PUBLIC)
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'jes.example' }
    expect((await app.inject({ url: '/api/trending', headers })).statusCode).toBe(421)
    setting({ TRUSTED_PROXIES: ['127.0.0.1'] })
    expect((await app.inject({ url: '/api/trending', headers })).statusCode).toBe(200)
    const foreign = { host: 'jes.example', 'x-forwarded-host': 'evil.example' }
    expect((await app.inject({ url: '/api/trending', headers: foreign })).statusCode).toBe(421)
  })
})

describe('sockets', () => {
  let exchange: Awaited<ReturnType<typeof openSocketServer>>
  beforeAll(async () => {
    exchange = await openSocketServer()
  })
  afterAll(() => exchange.close())

  test('are not opened for another host', async () => {
    setting(PUBLIC)
    expect(await poll('jes.example')).toContain('200 OK')
    expect(await poll('evil.example')).toContain('403 Forbidden')
  })

  async function poll(host: string) {
    const socket = connect(Number(new URL(exchange.address).port), '127.0.0.1')
    socket.write(
      `GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    )
    const [piece] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return String(piece)
  }
})

test('elsewhere any name is as good, since nobody knows yet how Jes is reached', async () => {
  const reply = await app.inject({ url: '/api/trending', headers: { host: 'phone.local:3000' } })
  expect(reply.statusCode).toBe(200)
})
