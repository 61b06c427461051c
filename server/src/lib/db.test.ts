import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabaseProxy } from '#test/databaseProxy.ts'
import { freshDatabase } from '#test/freshDatabase.ts'
import { sql as world } from '#test/world.ts'
import { type Database, openDatabase } from './db.ts'

let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>
let sql: Database

beforeEach(async () => {
  proxy = await openDatabaseProxy(process.env.DATABASE_URL ?? '')
  sql = openDatabase(proxy.url, { max: 2 })
})
afterEach(async () => {
  await sql.end({ timeout: 1 })
  proxy.close()
})

const one = () => sql`select 1 as one`
const isAway = { code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONNRE(SET|FUSED)|57P01)$/) }

/** The results of many queries, and how long the slowest took. */
async function queryMany(count: number) {
  const begun = performance.now()
  const ends = await Promise.allSettled(Array.from({ length: count }, one))
  return { ends: ends.map(({ status }) => status), millis: performance.now() - begun }
}

async function back() {
  await expect.poll(async () => [...(await one().catch(() => []))], POLL).toEqual([{ one: 1 }])
}
const POLL = { timeout: 10_000, interval: 20 }

test('a statement whose text is made at run time leaves nothing behind', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const run = async () => {
    const text = 'select 1 as one'
    const template = Object.assign([text], { raw: [text] })
    await sql(template)
    return new WeakRef(template)
  }
  const templates = await Promise.all([run(), run(), run(), run(), run()])
  await expect
    .poll(() => {
      collectGarbage()
      return templates.filter((template) => template.deref() !== undefined).length
    }, POLL)
    // A connection holds the last one that it ran.
    .toBeLessThanOrEqual(2)
})

describe('a transaction whose connection is lost', () => {
  test.each([
    ['the way to it is cut', async () => proxy.cut()],
    [
      'its backend is ended',
      async (pid: number) => void (await world`select pg_terminate_backend(${pid})`),
    ],
  ])('does not go on upon the next one, when %s', async (_, lose) => {
    await world`create table if not exists lost_notes (text text)`
    await world`truncate lost_notes`
    const single = openDatabase(proxy.url, { max: 1 })
    let goOn = () => {}
    const later = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let late: Promise<unknown> = Promise.resolve()

    const begun = single.begin(async (tx) => {
      const [row] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`
      await tx`insert into lost_notes values ('before')`
      late = later.then(() => tx`insert into lost_notes values ('late')`)
      await lose(row.pid)
      await late
    })
    await expect(begun).rejects.toMatchObject(isAway)
    // Another transaction has the connection now.
    await expect
      .poll(
        () =>
          single
            .begin(async (tx) => {
              await tx`insert into lost_notes values ('other')`
              goOn()
              await expect(late).rejects.toMatchObject(isAway)
              await tx`insert into lost_notes values ('and more')`
              return true
            })
            .catch(() => false),
        POLL,
      )
      .toBe(true)

    const notes = await world<{ text: string }[]>`select text from lost_notes`
    expect(notes.map(({ text }) => text)).toEqual(['other', 'and more'])
    await single.end()
    await world`drop table lost_notes`
  })

  test('ends with all that it had under way', async () => {
    let settled: Promise<unknown> = Promise.resolve()
    const begun = sql.begin((tx) => {
      const queries = [tx`select pg_sleep(60)`, ...Array.from({ length: 300 }, () => tx`select 1`)]
      settled = Promise.allSettled(queries)
      setImmediate(proxy.cut)
      return settled
    })
    await expect(begun).rejects.toMatchObject(isAway)
    await settled
    await back()
  })
})

test('a transaction is whole, however many questions stand before it on its connection', async () => {
  await world`create table full_notes (text text)`
  const single = openDatabase(proxy.url, { max: 1 })
  for (let before = 96; before <= 104; before++) {
    const queries = Array.from({ length: before }, () => single`select 1`.execute())
    await single.begin((tx) => tx`insert into full_notes values (${before})`)
    await Promise.all(queries)
    await single`insert into full_notes values ('alone')`
    const [{ count }] = await world<[{ count: number }]>`select count(*)::int from full_notes`
    expect([before, count]).toEqual([before, 2 * (before - 95)])
  }
  await single.end()
  await world`drop table full_notes`
})

describe('a database that is away', () => {
  test('is said to be away at once, however many ask', async () => {
    await one()
    await proxy.refuse()
    const first = await queryMany(500)
    expect(new Set(first.ends)).toEqual(new Set(['rejected']))
    const second = await queryMany(500)
    expect(new Set(second.ends)).toEqual(new Set(['rejected']))
    expect(Math.max(first.millis, second.millis)).toBeLessThan(5_000)
    await proxy.resume()
    await back()
  })

  test('is found again soon after it is back, however long it was away', async () => {
    await proxy.refuse()
    for (let count = 0; count < 30; count++) await queryMany(20)
    await proxy.resume()
    const begun = performance.now()
    await back()
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(new Set((await queryMany(100)).ends)).toEqual(new Set(['fulfilled']))
  })

  test('and never answers is given up', async () => {
    await one()
    proxy.hang()
    const { ends, millis } = await queryMany(100)
    expect(new Set(ends)).toEqual(new Set(['rejected']))
    expect(millis).toBeLessThan(8_000)
    await proxy.resume()
    await back()
  })

  test('and cuts everybody at each moment leaves the connections whole', async () => {
    for (let round = 0; round < 60; round++) {
      const queries = Promise.allSettled([
        ...Array.from({ length: 5 }, one),
        sql.begin(async (tx) => {
          await tx`select ${'x'.repeat(2_000)}::text`
          await tx`select 2`
        }),
      ])
      for (let tick = 0; tick < round % 12; tick++) await new Promise(setImmediate)
      proxy.cut()
      await queries
    }
    await back()
    expect(new Set((await queryMany(100)).ends)).toEqual(new Set(['fulfilled']))
  })
})

describe('a database of several hosts', () => {
  test('is reached at the one that answers, while another refuses or hangs, and fails when none does', async () => {
    const other = await openDatabaseProxy(process.env.DATABASE_URL ?? '')
    const both = openDatabase(proxy.url.replace(/@[^/]*/, (host) => `${host},${hostOf(other)}`))
    const ask = async () => [...(await both`select 1 as one`)]
    onTestFinished(() => both.end({ timeout: 1 }))
    await proxy.refuse()
    expect(await ask()).toEqual([{ one: 1 }])
    await proxy.resume()
    await other.refuse()
    await expect.poll(() => ask().catch(() => []), POLL).toEqual([{ one: 1 }])
    await other.resume()
    proxy.hang()
    await expect.poll(() => ask().catch(() => []), POLL).toEqual([{ one: 1 }])
    await other.refuse()
    await proxy.refuse()
    await expect(ask()).rejects.toMatchObject(isAway)
    other.close()
  })

  test('takes writes, or is away', async () => {
    const url = await freshDatabase()
    const admin = openDatabase(url, { max: 1 })
    const name = new URL(url).pathname.slice(1)
    const setReadOnly = (isOn: boolean) =>
      admin.unsafe(`alter database ${name} set default_transaction_read_only = ${isOn}`)
    await setReadOnly(true)
    const { host } = new URL(url)
    const both = openDatabase(url.replace(host, `${host},${host}`), { max: 1 })
    await expect(both`select 1`).rejects.toMatchObject({ code: '25006' })
    await admin.unsafe(`set default_transaction_read_only = off`)
    await setReadOnly(false)
    const write = async () => (await both`create table if not exists notes ()`).command
    await expect.poll(() => write().catch(() => ''), POLL).toBe('CREATE TABLE')

    // A server that turns read-only is left, not kept.
    const pid = async () => (await both<[{ pid: number }]>`select pg_backend_pid() as pid`)[0].pid
    const before = await pid()
    await both`set default_transaction_read_only = on`
    await expect(both`create table more ()`).rejects.toMatchObject({ code: '25006' })
    await expect.poll(() => pid().catch(() => before), POLL).not.toBe(before)
    await both.end()
    await admin.end()
  })
})

function hostOf({ url }: { url: string }) {
  return new URL(url).host
}

test('a listener receives events again, and learns of the break', async () => {
  const received: string[] = []
  const notified: string[] = []
  const names = ['lost_one', 'lost_two', 'lost_three']
  for (const name of names) {
    await sql.listen(
      name,
      (message) => received.push(message),
      () => notified.push(`${name} back`),
      () => notified.push(`${name} lost`),
    )
  }
  notified.length = 0
  for (const way of ['cut', 'refuse', 'hang'] as const) {
    notified.length = 0
    received.length = 0
    await proxy[way]()
    await expect.poll(() => notified, POLL).toEqual(names.map((name) => `${name} lost`))
    await proxy.resume()
    await expect.poll(() => notified.slice(3), POLL).toEqual(names.map((name) => `${name} back`))
    for (const name of names) await world`select pg_notify(${name}, ${name})`
    await expect.poll(() => received, POLL).toEqual(names)
  }
})

test('a pool says how many connections are in use, and how many queries wait', async () => {
  await one()
  expect(sql.pool()).toEqual({ max: 2, inUse: 0, waiting: 0 })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = () =>
    sql.begin(async (tx) => {
      await tx`select 1`
      await held
    })
  const transactions = [hold(), hold()]
  await expect.poll(() => sql.pool(), POLL).toEqual({ max: 2, inUse: 2, waiting: 0 })
  const queries = [one(), one(), one()].map((query) => query.execute())
  await expect.poll(() => sql.pool(), POLL).toEqual({ max: 2, inUse: 2, waiting: 3 })
  release()
  await Promise.all([...transactions, ...queries])
  await expect.poll(() => sql.pool(), POLL).toEqual({ max: 2, inUse: 0, waiting: 0 })
})
