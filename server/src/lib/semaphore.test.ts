import { expect, test } from 'vitest'
import { makeSemaphore } from './semaphore.ts'

test('so many work at once, so many wait, and the rest must retry', async () => {
  const inTurn = makeSemaphore({ atOnce: 4, waiting: 8 })
  let busy = 0
  let most = 0
  const work = async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise(setImmediate)
    busy -= 1
  }

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => inTurn(work)))

  expect(most).toBe(4)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(results.at(-1)).toMatchObject({ reason: { code: 'overloaded', retryAfter: 5 } })
})

test('a failure gives the turn on', async () => {
  const inTurn = makeSemaphore({ atOnce: 1, waiting: 1 })
  const failed = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again')
})
