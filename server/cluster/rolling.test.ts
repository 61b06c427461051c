import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { queryDatabase } from '#test/writers.ts'
import { dial, openClient, openSite, type Site } from './rolling.ts'
import { startTraffic } from './traffic.ts'

const ROUNDS = 2
const SOCKETS = 6
const MB = 1024 * 1024

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

describe('nginx before Jes', () => {
  test('passes on who asks, gives each request an id, and believes nobody else', async () => {
    const client = openClient(site)
    const headers = { 'x-request-id': 'chosen by somebody' }
    const { headers: answered } = await client.send('/api/health', { headers })
    expect(answered['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    client.close()
  })

  test('takes uploads as large as Jes does, and nothing larger', async () => {
    const client = openClient(site)
    const post = async (path: string, type: string, megabytes: number) => {
      const options = { method: 'POST', headers: { 'content-type': type } }
      return (await client.send(path, options, Buffer.alloc(megabytes * MB))).status
    }
    const [form, piece] = ['multipart/form-data; boundary=x', 'application/offset+octet-stream']
    expect(await post('/api/media', form, 13)).toBe(413)
    expect(await post('/api/media', form, 11)).toBe(401)
    expect(await post('/api/uploads', piece, 13)).toBe(401)
    client.close()
  })

  test('serves scripts from its cache', async () => {
    const client = openClient(site)
    const page = await client.send('/')
    const [script] = /\/assets\/[\w-]+\.js/.exec(page.body)!
    await client.send(script)
    const again = await client.send(script)
    expect([again.status, again.headers['x-cache']]).toEqual([200, 'HIT'])
    client.close()
  })
})

test('two servers are restarted in turn, and nobody notices', async () => {
  const sockets = Array.from({ length: SOCKETS }, () => dial(site))
  await vi.waitUntil(() => sockets.every(({ connected }) => connected), { timeout: 30_000 })
  const traffic = startTraffic(site, 'rolling')
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of site.servers.entries()) {
      expect(await server.stop('SIGTERM')).toBe(0)
      await site.startAgain(index)
    }
  }
  await vi.waitUntil(() => sockets.every(({ connected }) => connected), { timeout: 30_000 })
  await traffic.stop()
  for (const socket of sockets) socket.close()

  expect(traffic.failed).toEqual([])
  expect(traffic.reads()).toBeGreaterThan(100)
  expect(traffic.shed()).toBeLessThan(traffic.reads() / 100)
  expect(await listWritten('rolling')).toEqual(traffic.written.sort())
})

test('two servers are killed in turn, and what was under way is asked of the other', async () => {
  const traffic = startTraffic(site, 'killed')
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of site.servers.entries()) {
      const before = traffic.written.length
      await vi.waitUntil(() => traffic.written.length > before + 20, { timeout: 60_000 })
      await server.stop('SIGKILL')
      await site.startAgain(index)
    }
  }
  await traffic.stop()

  expect(traffic.failed).toEqual([])
  expect(await listWritten('killed')).toEqual(traffic.written.sort())
})

/** Every comment of a test once for each time that it is there. */
function listWritten(name: string) {
  return queryDatabase({ folder: site.folder, server: site.servers[0] }, async (sql) => {
    const rows = await sql<{ content: string }[]>`
      select content from comments where content like ${`${name} %`}`
    return rows.map(({ content }) => content).sort()
  })
}
