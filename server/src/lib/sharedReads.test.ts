import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { changeCount, listenForChanges, publishChange } from './changes.ts'
import { notifyEvents } from './events/notifyEvents.ts'
import { SharedReads } from './sharedReads.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

function counting(maxBytes = 10_000) {
  const shared = new SharedReads<{ said: string }>({ name: 'test', maxBytes, ttl: 60_000 })
  let reads = 0
  const get = (key: string, said = key) =>
    shared.get(sql, key, {
      read: async () => {
        reads += 1
        if (said === '') throw new Error('Nothing to read.')
        return { said }
      },
      madeOf: ['lists'],
      topicsOf: () => ['lists', 'user:7'],
    })
  return { get, reads: () => reads }
}

test('who asks together, and who asks later, get what was read once', async () => {
  const { get, reads } = counting()
  await Promise.all([get('momo'), get('momo')])
  expect(await get('momo')).toEqual({ said: 'momo' })
  expect(reads()).toBe(1)
})

test('it is read anew after a change of what only the value tells', async () => {
  const { get, reads } = counting()
  await get('momo')
  const before = changeCount()
  await publishChange(sql, ['user:7'])
  // Once when it has committed, once as an event.
  await expect.poll(changeCount).toBe(before + 2)
  await get('momo')
  expect(reads()).toBe(2)
})

test('a failure is not cached', async () => {
  const { get, reads } = counting()
  await expect(get('momo', '')).rejects.toThrow('Nothing to read.')
  expect(await get('momo')).toEqual({ said: 'momo' })
  expect(reads()).toBe(2)
})

test('what takes too much memory together is read again', async () => {
  const { get, reads } = counting(2_000)
  for (const key of ['one', 'two', 'three', 'one']) await get(key, key.repeat(100))
  expect(reads()).toBe(4)
})
