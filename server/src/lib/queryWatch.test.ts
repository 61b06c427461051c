import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { setting } from '#test/lines.ts'
import { type Database, openDatabase } from './db.ts'
import { logSlowQueries } from './queryWatch.ts'
import { runInContext } from './requestContext.ts'
import { setTracer } from './tracing/span.ts'

type Line = { reqId?: string; endpoint?: string; ms: number; sql: string }

let lines: Line[]
let sql: Database

beforeEach(() => {
  lines = []
  logSlowQueries({ warn: (facts) => void lines.push(facts as Line) })
  setting({ SLOW_QUERY_MS: 100 })
  // One connection: the second query waits for the first, and is sent when that is answered.
  sql = openDatabase(process.env.DATABASE_URL ?? '', { max: 1 })
})
afterEach(async () => {
  logSlowQueries({ warn: () => {} })
  await sql.end({ timeout: 1 })
})

function as<T>(requestId: string, work: () => Promise<T>) {
  return runInContext({ requestId, endpoint: `GET /${requestId}`, span: undefined }, work)
}

test('a slow query is logged with its request and its endpoint, and without its values', async () => {
  await Promise.all([
    as('sita', async () => sql`select pg_sleep(0.15), ${'my secret'}::text, 'a literal'`),
    as('hari', async () => sql`select 'hari waited' from pg_sleep(0)`),
  ])
  await as('gita', () => sql.begin(async (tx) => tx`select 'in a transaction', pg_sleep(0.15)`))
  await as('failed', async () => sql`select 1 / 0, pg_sleep(0.15)`.catch(() => {}))
  await as('quick', async () => sql`select 1`)

  expect(lines.filter(({ reqId }) => reqId !== 'failed')).toEqual([
    {
      reqId: 'sita',
      endpoint: 'GET /sita',
      ms: expect.any(Number),
      sql: "select pg_sleep(0.15), $1::text, '?'",
    },
    expect.objectContaining({ reqId: 'hari', sql: "select '?' from pg_sleep(0)" }),
    expect.objectContaining({ reqId: 'gita', sql: "select '?', pg_sleep(0.15)" }),
  ])
  expect(lines[0]!.ms).toBeGreaterThanOrEqual(150)
})

test('a slow query that no request led to is logged too', async () => {
  await sql`select pg_sleep(0.15)`
  expect(lines).toMatchObject([{ sql: 'select pg_sleep(0.15)' }])
  expect(lines[0]!.endpoint).toBeUndefined()
})

test('of very many slow queries a few are logged, and how many were left out', async () => {
  setting({ SLOW_QUERY_MS: 0.001 })
  // The second before belongs to the other tests.
  await sql`select pg_sleep(1.1)`
  await Promise.all(Array.from({ length: 30 }, () => sql`select 1`))
  expect(lines).toHaveLength(10)

  await sql`select pg_sleep(1.1)`
  expect(lines.slice(10)).toMatchObject([{ leftOut: 21 }])
})

test('queries of a traced request are its children, by their first words; others are no trace', async () => {
  const started: [string, string | undefined][] = []
  const failed: string[] = []
  setTracer((name, { parent }) => {
    started.push([name, parent])
    return { traceparent: name, end: (_, isFailed) => void (isFailed && failed.push(name)) }
  })
  onTestFinished(() => setTracer(null))
  const span = { traceparent: 'of the request', end: () => {} }

  await sql`select 1`
  await runInContext({ requestId: 'a', endpoint: 'GET /a', span }, async () => {
    await sql`select ${'my secret'}::text, 'a literal'`
    await sql`select 1 / 0`.catch(() => {})
  })

  expect(started).toEqual([
    ["select ?::text, '?'", 'of the request'],
    ['select 1 / 0', 'of the request'],
  ])
  expect(failed).toEqual(['select 1 / 0'])
})
