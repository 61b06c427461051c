import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setting } from '#test/lines.ts'
import { appWith, person } from '#test/world.ts'

const CAP = 5
const JSON_TYPE = 'content-type: application/json'

let app: FastifyInstance
let sockets: Socket[] = []

beforeAll(async () => {
  app = await appWith({ REQUEST_SECONDS: 1, CONNECTIONS_PER_ADDRESS: CAP })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: 10_000 })
})
afterAll(() => app.close())

describe('a body that never comes', () => {
  test('is answered in words when the time is up, and its connection ends', async () => {
    const line = await open()
    line.socket.write(head('POST', '/api/auth/login', JSON_TYPE, 'content-length: 100'))
    await line.end
    expect(line.heard()).toContain('HTTP/1.1 408')
    expect(line.heard()).toMatch(/connection: close/i)
    expect(line.heard()).toContain('"code":"timeout"')
  })

  test('is not waited for because a byte drips in now and then', async () => {
    const line = await open()
    line.socket.write(head('POST', '/api/auth/login', JSON_TYPE, 'content-length: 100000'))
    const drip = setInterval(() => line.socket.writable && line.socket.write(' '), 100)
    await line.end
    clearInterval(drip)
    expect(line.heard()).toContain('HTTP/1.1 408')
  })

  // All at once, as many as one address may have: each waits until its connection is closed.
  test('holds no connection after the answer', async () => {
    const requests = [
      ['a visitor who may not', 'POST', '/api/posts'],
      ['an address that is not there', 'POST', '/api/no-such-thing'],
      ['a page', 'POST', '/no-page'],
      ['a question that needs none', 'GET', '/api/health/live'],
      ['an upload of nobody', 'POST', UPLOADS_PATH],
    ] as const
    await Promise.all(
      requests.map(async ([who, method, path]) => {
        const line = await open()
        line.socket.write(head(method, path, 'transfer-encoding: chunked', 'content-type: x/y'))
        await line.end
        expect(line.heard(), who).toMatch(/^HTTP\/1\.1 \d{3} /)
      }),
    )
  })

  test('is waited for where a member uploads', async () => {
    const sita = await person('sita')
    const line = await open()
    line.socket.write(
      head(
        'POST',
        '/api/media',
        `authorization: Bearer ${sita.token}`,
        'content-length: 100000',
        'content-type: multipart/form-data; boundary=x',
      ),
    )
    const other = await open()
    other.socket.write(head('POST', '/api/auth/login', JSON_TYPE, 'content-length: 100'))
    await other.end
    expect([line.heard(), line.socket.closed]).toEqual(['', false])
  })
})

test('who sends the rest of a body a little late keeps the connection', async () => {
  const line = await open()
  line.socket.write(`${head('POST', '/api/no-such-thing', 'content-length: 4')}no`)
  await vi.waitFor(() => expect(line.heard()).toContain('not_found'), { timeout: 15_000 })
  line.socket.write(`no${head('GET', '/api/health/live')}`)
  await vi.waitFor(() => expect(line.heard()).toContain('{"status":"ok"}'), { timeout: 15_000 })
})

describe('too many connections', () => {
  test('from one address are not taken, and one that ends makes room', async () => {
    const lines = await Promise.all(Array.from({ length: CAP }, open))
    const one = await open()
    await one.end
    expect(one.heard()).toBe('')

    lines[0]!.socket.destroy()
    await vi.waitFor(async () => expect(await countOpen()).toBeLessThan(CAP), { timeout: 15_000 })
    const next = await open()
    next.socket.write(head('GET', '/api/health/live'))
    await vi.waitFor(() => expect(next.heard()).toContain('{"status":"ok"}'), { timeout: 15_000 })
  })

  test('are no matter for a proxy that we trust: it speaks for everybody', async () => {
    setting({ TRUSTED_PROXIES: ['127.0.0.1'] })
    const lines = await Promise.all(Array.from({ length: CAP + 3 }, open))
    for (const line of lines) line.socket.write(head('GET', '/api/health/live'))
    await vi.waitFor(
      () => {
        for (const line of lines) expect(line.heard()).toContain('{"status":"ok"}')
      },
      { timeout: 15_000 },
    )
  })

  test('in all are not taken', async () => {
    const small = await appWith({ CONNECTIONS: 2 })
    await small.listen({ port: 0, host: '127.0.0.1' })
    await open(small)
    await open(small)
    await vi.waitFor(async () => expect(await countOpen(small)).toBe(2), { timeout: 15_000 })
    const one = await open(small)
    await one.end
    expect(one.heard()).toBe('')
    for (const socket of sockets) socket.destroy()
    await small.close()
  })
})

function head(method: string, path: string, ...lines: string[]) {
  return `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...lines].join('\r\n')}\r\n\r\n`
}

async function open(server = app) {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (piece) => {
    received += piece
  })
  // A closed connection may cause an error here.
  socket.on('error', () => {})
  const end = once(socket, 'close')
  await once(socket, 'connect')
  return { socket, end, heard: () => received }
}

function countOpen({ server } = app) {
  return new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
