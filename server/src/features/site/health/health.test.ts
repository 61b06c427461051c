import { writeFile } from 'node:fs/promises'
import { healthApi } from '@jes/contract/site/health'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { noteDiskFull } from '#lib/disk.ts'
import { setStopping } from '#lib/readiness.ts'
import { app, appWith, ask, sql } from '#test/world.ts'

describe('a server that cannot keep up', () => {
  test('turns people away, and still answers who watches over it', async () => {
    const busy = await appWith({ NODE_ENV: 'development' })
    await busy.ready()
    while (!busy.isUnderPressure()) {
      block(1_500)
      await new Promise(setImmediate)
    }
    const turnedAway = await busy.inject('/api/trending')
    expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([503, '5'])
    for (const url of ['/api/health', '/api/health/live']) {
      expect((await busy.inject(url)).statusCode).toBe(200)
    }
    await busy.close()
  }, 60_000)
})

describe('readiness', () => {
  test('says no, and why, when there is less room on the disk than it should have', async () => {
    const full = await appWith({ DISK_FLOOR_MB: Number.MAX_SAFE_INTEGER })
    const reply = await ask(healthApi.ready, {}, {}, full)
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('30')
    expect(reply.json()).toEqual({
      error: 'Jes has no room left to store this. Please try again in a while.',
      code: 'overloaded',
      reason: 'request.no_room',
    })
    expect((await ask(healthApi.live, {}, {}, full)).statusCode).toBe(200)
    await full.close()
  })
})

describe('a disk that is full', () => {
  test.each([
    ['a file', () => writeFile('/dev/full', 'x')],
    ['a table', () => sql`do $$ begin raise exception using errcode = '53100'; end $$`],
    [
      'the memory of the database',
      () => sql`do $$ begin raise exception using errcode = '53200'; end $$`,
    ],
  ])(
    'is said in words where %s finds no room, and readiness knows it for a minute',
    async (_, store) => {
      let now = performance.now()
      vi.spyOn(performance, 'now').mockImplementation(() => now)
      onTestFinished(() => {
        vi.restoreAllMocks()
        noteDiskFull(0)
      })
      const other = await appWith({})
      other.get('/api/store', async () => void (await store()))
      expect((await ask(healthApi.ready, {}, {}, other)).statusCode).toBe(200)

      const reply = await other.inject({ url: '/api/store', headers: { 'accept-language': 'ne' } })
      expect(reply.statusCode).toBe(503)
      expect(reply.headers['retry-after']).toBe('30')
      expect(reply.json()).toEqual({
        error: 'अहिले Jes मा राख्ने ठाउँ बाँकी छैन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
        code: 'overloaded',
        reason: 'request.no_room',
      })
      expect((await ask(healthApi.ready, {}, {}, other)).statusCode).toBe(503)
      expect((await ask(healthApi.live, {}, {}, other)).statusCode).toBe(200)

      now += 60_001
      expect((await ask(healthApi.ready, {}, {}, other)).statusCode).toBe(200)
      await other.close()
    },
  )
})

test('readiness says no, and why, from the moment when the server stops', async () => {
  onTestFinished(() => setStopping(false))
  setStopping()
  const reply = await app.inject('/api/health')
  expect(reply.statusCode).toBe(503)
  expect(reply.json().error).toBe('This server is stopping. Please try again in a moment.')
  expect((await app.inject('/api/health/live')).statusCode).toBe(200)
})

function block(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}
