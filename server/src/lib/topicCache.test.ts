import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { changeCount, listenForChanges, publishChange } from './changes.ts'
import { notifyEvents } from './events/notifyEvents.ts'
import { TopicCache } from './topicCache.ts'
import type { Topic } from './topics.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

async function change(...topics: Topic[]) {
  const before = changeCount()
  await publishChange(sql, topics)
  // Once when it has committed, once as an event.
  await expect.poll(changeCount).toBe(before + 2)
}

function cacheOfTwo() {
  const cache = new TopicCache<string>({ max: 10 })
  const since = changeCount()
  cache.set('one', 'Momo', { madeOf: ['post:1', 'user:7'], since })
  cache.set('two', 'Dal', { madeOf: ['post:2', 'user:8'], since })
  const both = () => [cache.get('one'), cache.get('two')]
  return { cache, both }
}

test('the change of a topic takes what was made of it, and leaves the rest', async () => {
  const { both } = cacheOfTwo()
  await change('post:1')
  expect(both()).toEqual([undefined, 'Dal'])
  await change('user:8', 'lists')
  expect(both()).toEqual([undefined, undefined])
})

test('a change of everything takes all', async () => {
  const { both } = cacheOfTwo()
  const before = changeCount()
  await publishChange(sql, 'everything')
  // Once when it has committed, once as an event.
  await expect.poll(changeCount).toBe(before + 2)
  expect(both()).toEqual([undefined, undefined])
})

test('what was read before a change of its topic is not stored after it', async () => {
  const { cache, both } = cacheOfTwo()
  const since = changeCount()
  await change('post:1')
  cache.set('one', 'Old momo', { madeOf: ['post:1'], since })
  cache.set('two', 'Old dal', { madeOf: ['post:2'], since })
  expect(both()).toEqual([undefined, 'Old dal'])
  cache.set('one', 'New momo', { madeOf: ['post:1'], since: changeCount() })
  expect(cache.get('one')).toBe('New momo')
})

test('nothing is stored or given while changes are not heard', async () => {
  const { cache, both } = cacheOfTwo()
  await changes.close()
  expect(both()).toEqual([undefined, undefined])
  cache.set('one', 'Momo', { madeOf: ['post:1'], since: changeCount() })
  expect(cache.get('one')).toBeUndefined()
  changes = await listenForChanges(notifyEvents(sql))
})
