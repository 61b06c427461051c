import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { dial, isLetIn } from './nodes.ts'
import { send } from './people.ts'
import { startTraffic } from './traffic.ts'
import { openWholeSite, type WholeSite } from './wholeSite.ts'

const SOCKETS = 6
const ROUNDS = 11
const AWAY_MS = 3_000
const PATIENCE_MS = 120_000

let site: WholeSite
beforeAll(async () => {
  site = await openWholeSite({ SOCKETS_PER_MEMBER: String(SOCKETS) })
})
afterAll(() => site?.close())

test('A person on one server sees within 300 ms what somebody does on another', async () => {
  const [a, b, c] = site.web
  const sockets = [b!, c!].map((server) => dial(server, site.token))
  await Promise.all(sockets.map(isLetIn))
  for (const socket of sockets) await socket.emitWithAck('openPost', site.postId)
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const heard = sockets.map(
      (socket) => new Promise((resolve) => socket.once('commentCreated', resolve)),
    )
    const begun = performance.now()
    const reply = await send(
      a!.url,
      '/api/comments',
      { content: `seen ${round}`, ad: site.postId },
      site.token,
    )
    expect(reply.status).toBe(201)
    await Promise.all(heard)
    took.push(performance.now() - begun)
  }
  for (const socket of sockets) socket.close()
  const [median] = took.sort((one, other) => one - other).slice(ROUNDS >> 1)
  expect(median).toBeLessThan(300)
})

test('A member has so many sockets on all servers together, and none once the session has ended', async () => {
  const sockets = site.web.flatMap((server) =>
    Array.from({ length: 3 }, () => dial(server, site.token)),
  )
  const came = await Promise.all(sockets.map(isLetIn))
  expect(came.filter(Boolean)).toHaveLength(SOCKETS)

  const login = { login: 'sita', password: 'sagarmatha 8848 metres' }
  const other = (await (await send(site.web[1]!.url, '/api/auth/login', login)).json()) as {
    token: string
  }
  const status = async (at: number) => {
    const headers = { authorization: `Bearer ${other.token}` }
    return (await fetch(`${site.web[at]!.url}/api/auth/me`, { headers })).status
  }
  expect([await status(0), await status(1), await status(2)]).toEqual([200, 200, 200])
  await send(site.web[1]!.url, '/api/auth/logout', {}, other.token)
  await vi.waitFor(
    async () =>
      expect([await status(0), await status(1), await status(2)]).toEqual([401, 401, 401]),
    { timeout: 15_000 },
  )
  for (const socket of sockets) socket.close()
})

describe('Under traffic', () => {
  test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['the first web server', () => site.killWeb(0), () => site.startWebAgain(0)],
    ['the second web server', () => site.killWeb(1), () => site.startWebAgain(1)],
    ['the last web server', () => site.killWeb(2), () => site.startWebAgain(2)],
    ['a server for jobs', () => site.killJobs(0), () => site.startJobsAgain(0)],
    ['the other server for jobs', () => site.killJobs(1), () => site.startJobsAgain(1)],
    ['Redis', () => site.redis.kill(), () => site.redis.startAgain()],
    ['the replica', () => site.replica.kill(), () => site.replica.startAgain()],
    ['PgBouncer', () => site.pooler.kill(), () => site.pooler.startAgain()],
    ['the gateway of S3', () => site.gateway.kill(), () => site.gateway.startAgain()],
  ])(
    '%s is killed and comes back: no write is lost, none is there twice',
    async (name, kill, bringBack) => {
      const traffic = startTraffic(site, name)
      await grow(traffic.written, 20)
      await kill()
      await pause(AWAY_MS)
      await bringBack()
      await grow(traffic.written, 20)
      await traffic.stop()
      expect(traffic.failed).toEqual([])
      expect(await listWritten(name)).toEqual(traffic.written.sort())
    },
  )

  test('the primary is killed and comes back: the site is read from the replica meanwhile', async () => {
    const name = 'primary'
    const traffic = startTraffic(site, name)
    await grow(traffic.written, 20)
    await site.primary.kill()
    await pause(AWAY_MS)
    const [reads, shedReads] = [traffic.reads(), traffic.shedReads()]
    await pause(AWAY_MS)
    const reply = await fetch(`${site.web[0]!.url}/api/ads/${site.postId}`)
    expect(reply.status).toBe(200)
    expect(traffic.reads()).toBeGreaterThan(reads)
    expect(traffic.shedReads()).toBe(shedReads)
    await site.primary.startAgain()
    await grow(traffic.written, 20)
    await traffic.stop()
    expect(traffic.failed).toEqual([])
    expect(await listWritten(name)).toEqual(traffic.written.sort())
  })
})

async function grow(written: string[], by: number) {
  const before = written.length
  await vi.waitUntil(() => written.length >= before + by, { timeout: PATIENCE_MS, interval: 50 })
}

async function listWritten(name: string) {
  const sql = openDatabase(site.primary.url, { max: 1, name: 'look' })
  const rows = await sql<{ content: string }[]>`
    select content from comments where content like ${`${name} %`}`
  await sql.end()
  return rows.map(({ content }) => content).sort()
}
