import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabaseProxy } from '#test/databaseProxy.ts'
import { sql } from '#test/world.ts'
import {
  changeCount,
  hasChanged,
  hearsChanges,
  listenForChanges,
  type MadeOf,
  publishChange,
} from './changes.ts'
import { openDatabase } from './db.ts'
import { notifyEvents } from './events/notifyEvents.ts'
import { type Topic, writeTopics } from './topics.ts'

const POLL = { timeout: 10_000, interval: 20 }
const OF_POST: MadeOf = ['post:1', 'user:1']
const OF_OTHER: MadeOf = ['post:2', 'user:2']

async function listening() {
  const { close } = await listenForChanges(notifyEvents(sql))
  onTestFinished(close)
}

/** Goes on when the change was heard that this publishes; gives the moment before it. */
async function afterHearing(publish: () => Promise<unknown>) {
  const since = changeCount()
  await publish()
  await expect.poll(changeCount, POLL).toBe(since + 1)
  return since
}

const publish = (topics: Topic[] | 'everything') => publishRaw(writeTopics(topics))
const publishRaw = (payload: string) =>
  afterHearing(() => sql`select pg_notify('changed', ${payload})`)

describe('a change', () => {
  test('is known here when its transaction has committed, before its event is heard', async () => {
    const since = changeCount()
    await sql.begin(async (transaction) => {
      await publishChange(transaction, ['post:1'])
      expect(hasChanged(OF_POST, since)).toBe(false)
    })
    expect(hasChanged(OF_POST, since)).toBe(true)
    expect(hasChanged(OF_OTHER, since)).toBe(false)
  })

  test('that was rolled back is none', async () => {
    const since = changeCount()
    const rolledBack = sql.begin(async (transaction) => {
      await publishChange(transaction, ['post:1'])
      throw new Error('No')
    })
    await expect(rolledBack).rejects.toThrow('No')
    expect(changeCount()).toBe(since)
  })

  test('makes out of date what was made of one of its topics, and nothing else', async () => {
    await listening()
    const since = await publish(['post:1', 'lists'])
    expect(hasChanged(OF_POST, since)).toBe(true)
    expect(hasChanged(OF_OTHER, since)).toBe(false)
    expect(hasChanged([], since)).toBe(false)
    expect(hasChanged(['hub:1', 'lists'], since)).toBe(true)
    expect(hasChanged('anything', since)).toBe(true)
    expect(hasChanged(OF_POST, changeCount())).toBe(false)
    expect(hasChanged('anything', changeCount())).toBe(false)
  })

  test('of everything is one of all that there is', async () => {
    await listening()
    const since = await publish('everything')
    for (const madeOf of [OF_POST, OF_OTHER, [], 'anything'] as const) {
      expect(hasChanged(madeOf, since)).toBe(true)
    }
  })

  test.each(['', 'house', 'something of tomorrow', 'post:1 poem:2', 'post:1  lists'])(
    'that is not understood may be one of everything: "%s"',
    async (payload) => {
      await listening()
      expect(hasChanged([], await publishRaw(payload))).toBe(true)
    },
  )

  test('of more topics than a notification holds is one of everything', async () => {
    await listening()
    const many = (count: number) => Array.from({ length: count }, (_, at): Topic => `post:${at}`)
    expect(hasChanged(['post:999999'], await publish(many(500)))).toBe(false)
    expect(hasChanged(['post:999999'], await publish(many(5_000)))).toBe(true)
  })

  test('of no topic is none', async () => {
    await listening()
    const since = changeCount()
    await publishChange(sql, [])
    await publish(['post:1'])
    expect(changeCount()).toBe(since + 1)
  })

  test('that was forgotten among very many later ones still counts', async () => {
    await listening()
    const since = await publish(['post:1'])
    for (let from = 1_000; from < 12_000; from += 500) {
      await publish(Array.from({ length: 500 }, (_, at): Topic => `post:${from + at}`))
    }
    expect(hasChanged(OF_POST, since)).toBe(true)
    const later = changeCount()
    await publish(['post:3'])
    expect(hasChanged(OF_POST, later)).toBe(false)
  })
})

test('a server that cannot hear of changes believes nothing of before, until it hears again', async () => {
  const proxy = await openDatabaseProxy(process.env.DATABASE_URL ?? '')
  const database = openDatabase(proxy.url, { max: 1 })
  const changes = await listenForChanges(notifyEvents(database))
  onTestFinished(async () => {
    await changes.close()
    await database.end({ timeout: 1 })
    proxy.close()
  })
  expect(hearsChanges()).toBe(true)

  const before = changeCount()
  await proxy.refuse()
  await expect.poll(hearsChanges, POLL).toBe(false)
  expect(hasChanged([], before)).toBe(true)
  const during = changeCount()
  await publishChange(sql, ['post:1'])

  await proxy.resume()
  await expect.poll(hearsChanges, POLL).toBe(true)
  expect(hasChanged([], during)).toBe(true)
  const after = changeCount()
  await publishChange(sql, ['post:1'])
  await expect.poll(() => hasChanged(OF_POST, after), POLL).toBe(true)
  expect(hasChanged(OF_OTHER, after)).toBe(false)
})
