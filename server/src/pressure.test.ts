import { authApi } from '@jes/contract/accounts/auth'
import { trendingApi } from '@jes/contract/feeds/trending'
import { healthApi } from '@jes/contract/site/health'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { ask, person, sql } from '#test/world.ts'
import { buildApp } from './app.ts'

type App = Awaited<ReturnType<typeof buildApp>>

let changes: Awaited<ReturnType<typeof listenForChanges>>
let app: App
let behind: App
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
  // More memory than one byte is pressure without end.
  app = await buildApp({ pressure: { maxRssBytes: 1 } })
  behind = await buildApp({ pressure: { mostWaiting: 2 } })
})
afterAll(async () => {
  await app.close()
  await behind.close()
  await changes.close()
})

test('an overloaded server puts members off, and answers probes and what all visitors share', async () => {
  const { token } = await person('sita')
  const asMember = { token }
  // Memory is measured once a second.
  const reply = await vi.waitFor(
    async () => {
      const refused = await ask(authApi.me, {}, asMember, app)
      expect(refused.statusCode).toBe(503)
      return refused
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(reply.headers['retry-after']).toBe('5')
  expect((await ask(trendingApi.list, { query: {} }, asMember, app)).statusCode).toBe(503)
  expect((await ask(trendingApi.list, { query: {} }, {}, app)).statusCode).toBe(200)
  expect((await ask(healthApi.ready, {}, {}, app)).statusCode).toBe(200)
  expect((await ask(healthApi.live, {}, {}, app)).statusCode).toBe(200)
})

test('a server whose database does not keep up puts members off, and serves those who wait', async () => {
  const { token } = await person('hari')
  const address = await behind.listen({ port: 0, host: '127.0.0.1' })
  const askAt = (path: string, options: RequestInit = {}) => fetch(`${address}${path}`, options)
  const headers = { authorization: `Bearer ${token}` }

  const connections = await Promise.all(
    Array.from({ length: config.DATABASE_POOL }, () => sql.reserve()),
  )
  const waiting = [1, 2, 3].map(() => askAt('/api/bookmarks', { headers }))
  await vi.waitFor(
    async () => {
      const signal = AbortSignal.timeout(1_000)
      const refused = await askAt('/api/auth/me', { headers, signal })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    },
    { timeout: 10_000, interval: 20 },
  )
  expect((await askAt('/api/health/live')).status).toBe(200)
  for (const connection of connections) connection.release()

  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200])
  await vi.waitFor(
    async () => expect((await askAt('/api/auth/me', { headers })).status).toBe(200),
    { timeout: 15_000 },
  )
})
