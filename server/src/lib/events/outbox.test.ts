import { afterEach, expect, test } from 'vitest'
import type { Sql } from '#lib/db.ts'
import { sql } from '#test/world.ts'
import { publish } from './events.ts'
import { emptyOutbox, type OutboxEvent } from './outbox.ts'

afterEach(() => sql`delete from event_outbox`)

/** Publishes in a transaction of a server with Redis, and holds it open. */
async function begin(payload: string) {
  const session = await sql.reserve()
  await session`begin`
  await write(session, payload)
  return {
    async end(how: 'commit' | 'rollback') {
      await session.unsafe(how)
      session.release()
    },
  }
}

async function write(sql: Sql, payload: string) {
  await sql`select set_config('jes.events', 'outbox', true)`
  await publish(sql, 'comments', payload, 'post:1')
}

async function empty() {
  const sent: OutboxEvent[] = []
  const left = await emptyOutbox(sql, async (events) => void sent.push(...events))
  return { left, payloads: sent.map(({ payload }) => payload) }
}

test('an event of a transaction that commits late is published, though later ones were before', async () => {
  const early = await begin('early')
  const late = await begin('late')
  const never = await begin('never')
  expect(await empty()).toEqual({ left: 'done', payloads: [] })
  await late.end('commit')
  await never.end('rollback')
  expect(await empty()).toEqual({ left: 'done', payloads: ['late'] })
  await early.end('commit')
  expect(await empty()).toEqual({ left: 'done', payloads: ['early'] })
  expect(await empty()).toEqual({ left: 'done', payloads: [] })
})

test('events are sent in order, as they were written', async () => {
  await sql.begin(async (sql) => {
    for (const payload of ['1', '2', '3']) await write(sql, payload)
    await publish(sql, 'changed', 'lists')
  })
  const sent: OutboxEvent[] = []
  await emptyOutbox(sql, async (events) => void sent.push(...events))
  expect(sent).toEqual([
    ...['1', '2', '3'].map((payload) => ({ channel: 'comments', room: 'post:1', payload })),
    { channel: 'changed', room: null, payload: 'lists' },
  ])
})

test('what could not be sent stays, and one server at a time sends', async () => {
  await sql.begin((sql) => write(sql, 'once more'))
  const failing = emptyOutbox(sql, async () => {
    expect(await empty()).toEqual({ left: 'busy', payloads: [] })
    throw new Error('Redis is away.')
  })
  await expect(failing).rejects.toThrow('Redis is away.')
  expect(await empty()).toEqual({ left: 'done', payloads: ['once more'] })
})

test('more than one batch is left to be sent', async () => {
  await sql.begin(async (sql) => {
    await sql`select set_config('jes.events', 'outbox', true)`
    await sql`select publish('changed', at::text) from generate_series(1, 1500) at`
  })
  const [first, second] = [await empty(), await empty()]
  expect([first.left, first.payloads.length]).toEqual(['more', 1_000])
  expect([second.left, second.payloads.length]).toEqual(['done', 500])
  expect(first.payloads.at(-1)).toBe('1000')
})
