import { authApi } from '@jes/contract/accounts/auth'
import { trendingApi } from '@jes/contract/feeds/trending'
import { healthApi } from '@jes/contract/site/health'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { ask, person, sql } from '#test/world.ts'
import { buildApp } from './app.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
  // More memory than one byte is pressure without end.
  app = await buildApp({ pressure: { maxRssBytes: 1 } })
})
afterAll(async () => {
  await app.close()
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
