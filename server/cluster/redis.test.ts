import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
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

test('Redis is killed, and comes back at the same port', async () => {
  const before = redis.pid()
  await redis.kill()
  await redis.startAgain()
  expect(redis.pid()).not.toBe(before)
})
