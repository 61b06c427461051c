import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Counts } from '#lib/counts/counts.ts'
import { redisCounts } from '#lib/counts/redisCounts.ts'
import { sharedCounts } from '#lib/counts/sharedCounts.ts'
import { openRedis } from '#lib/redis.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { examineRedis } from '../src/cli/redisCheck.ts'
import { startRedis } from './engines/redis.ts'

const folder = makeScratch()
let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis(folder)
})
afterAll(async () => {
  await redis?.stop()
  removeScratch(folder)
})

const SOON = { timeout: 15_000, interval: 50 }
let tests = 0

/** The counts of two servers, and a key that no other test has. */
async function twoServers(complain = vi.fn()) {
  const connections = [await openRedis(redis.url), await openRedis(redis.url)]
  onTestFinished(() => connections.forEach((connection) => void connection.disconnect()))
  await vi.waitUntil(() => connections.every(({ status }) => status === 'ready'), SOON)
  const [one, two] = connections.map((connection) =>
    sharedCounts(redisCounts(connection), complain),
  )
  return { one: one!, two: two!, key: `test ${++tests}`, connections, complain }
}

async function hit(counts: Counts, key: string, { by = 1, windowMs = 60_000 } = {}) {
  const [counted] = await counts.hit([{ key, windowMs, by, isExact: true }])
  return counted!
}

test('the doctor finds it well, and ill once it may forget counts', async () => {
  expect(await examineRedis(redis.url)).toMatchObject({
    isWell: true,
    said: expect.stringMatching(/^(Redis|Valkey) \d+\.\d+.* answers$/),
  })
  const connection = await openRedis(redis.url)
  onTestFinished(() => connection.disconnect())
  await vi.waitUntil(() => connection.status === 'ready', SOON)
  await connection.config('SET', 'maxmemory', '100mb', 'maxmemory-policy', 'allkeys-lru')
  expect(await examineRedis(redis.url)).toMatchObject({ isWell: false })
  await connection.config('SET', 'maxmemory', '0', 'maxmemory-policy', 'noeviction')
})

describe('a window', () => {
  test('is one for all servers, begins with the first hit and is over in time', async () => {
    const { one, two, key } = await twoServers()
    const windowMs = 1_500
    expect(await hit(two, key, { by: 0, windowMs })).toEqual({ current: 0, ttl: 0 })
    expect(await hit(one, key, { windowMs })).toEqual({ current: 1, ttl: windowMs })
    await pause(20)
    const { current, ttl } = await hit(two, key, { windowMs })
    expect([current, ttl < windowMs]).toEqual([2, true])
    expect((await hit(one, key, { by: 0, windowMs })).current).toBe(2)
    await vi.waitUntil(async () => (await hit(two, key, { by: 0, windowMs })).current === 0, SOON)
    expect((await hit(one, key, { windowMs })).current).toBe(1)
  })

  test('of many is counted in one round trip', async () => {
    const { connections, key } = await twoServers()
    const send = vi.spyOn(connections[0]!, 'sendCommand')
    const counts = redisCounts(connections[0]!)
    const hits = [1, 2, 3].map((by) => ({
      key: `${key} ${by}`,
      windowMs: 1_000,
      by,
      isExact: true,
    }))
    expect((await counts.hit(hits)).map(({ current }) => current)).toEqual([1, 2, 3])
    expect(send.mock.calls.filter(([command]) => command.name === 'eval')).toHaveLength(1)
  })
})

describe('a place', () => {
  test('is held by one of all servers, and free when it is released or its server is dead', async () => {
    const { one, two, key, connections } = await twoServers()
    const place = { key, max: 2 }
    expect([await one.take(place), await two.take(place), await one.take(place)]).toEqual([
      true,
      true,
      false,
    ])
    expect([await one.isFree(place), await two.isFree(place)]).toEqual([false, false])
    two.release(key)
    await vi.waitUntil(() => one.isFree(place), SOON)
    expect(await two.take(place)).toBe(true)

    connections[0]!.disconnect()
    const begun = performance.now()
    await vi.waitUntil(() => two.take(place), SOON)
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  test('that was taken while Redis was away, or before it lost everything, counts when it is back', async () => {
    const { one, two, key, complain } = await twoServers()
    const place = { key, max: 2 }
    expect(await one.take(place)).toBe(true)
    await redis.kill()
    expect([await one.take(place), await two.isFree(place)]).toEqual([true, true])
    expect((await hit(one, key)).current).toBe(1)
    expect(complain).toHaveBeenCalled()
    await redis.startAgain()
    await vi.waitUntil(async () => !(await two.isFree(place)), SOON)
    one.release(key)
    await vi.waitUntil(() => two.isFree(place), SOON)
    expect([await two.take(place), await two.isFree(place)]).toEqual([true, false])
  })
})

test('nobody waits long for a Redis that does not answer, and only once', async () => {
  const { one, key, complain } = await twoServers()
  await hit(one, key)
  redis.freeze()
  try {
    const begun = performance.now()
    for (let time = 0; time < 20; time++) await hit(one, key)
    expect(performance.now() - begun).toBeLessThan(500)
    expect(complain).toHaveBeenCalledTimes(2)
  } finally {
    redis.thaw()
  }
  await vi.waitUntil(async () => (await hit(one, key, { by: 0 })).current > 1, SOON)
})
