import { hubApi } from '@jes/contract/hubs/hubs'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { openDatabase } from '#lib/db.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { addJob } from '#lib/jobs.ts'
import { makeMailTask, sendLetter } from '#lib/mail.ts'
import { openSocketServer, setting } from '#test/lines.ts'
import { deadJob } from '#test/queue.ts'
import { app, appWith, mailsTo, newName, openPort, person, runDue, sql } from '#test/world.ts'
import { openMetrics, readSite } from './metrics.ts'

type Labels = Record<string, string>
let metrics: { address: string; close: () => Promise<void> }

let counted: Awaited<ReturnType<typeof appWith>>
beforeAll(async () => {
  counted = await appWith({ METRICS_PORT: 0 })
})
afterAll(() => counted.close())

beforeEach(async () => {
  setting({ METRICS_PORT: 0 })
  metrics = (await openMetrics(sql))!
})
afterEach(() => metrics.close())

describe('requests', () => {
  test('are counted by the pattern of their route and their status, never by their URL', async () => {
    const of = (status: string) =>
      read('jes_http_requests_total', { endpoint: hubApi.find.path, method: 'GET', status })
    const [found, missed] = [await of('200'), await of('404')]
    const secret = newName('secret')
    await counted.inject(`/api/jehub/${secret}`)
    await counted.inject(`/api/jehub/${secret}?token=${secret}`)
    await counted.inject(`/${secret}/${secret}`)

    expect([await of('200'), await of('404')]).toEqual([found, missed + 2])
    expect(await readText()).not.toContain(secret)
  })

  test('are measured, in buckets that hold those before them', async () => {
    const endpoint = '/api/health/live'
    const of = (name: string, labels: Labels = {}) =>
      read(`jes_http_request_duration_seconds_${name}`, { endpoint, method: 'GET', ...labels })
    const [count, all, sum] = [
      await of('count'),
      await of('bucket', { le: '+Inf' }),
      await of('sum'),
    ]
    for (let time = 0; time < 3; time++) await counted.inject(endpoint)

    expect([await of('count'), await of('bucket', { le: '+Inf' })]).toEqual([count + 3, all + 3])
    expect(await of('bucket', { le: '15' })).toBe(await of('count'))
    expect(await of('bucket', { le: '0.001' })).toBeLessThanOrEqual(
      await of('bucket', { le: '15' }),
    )
    expect(await of('sum')).toBeGreaterThan(sum)
  })

  test('that are answered from the cache count too', async () => {
    const changes = await listenForChanges(notifyEvents(sql))
    onTestFinished(async () => {
      await changes.close()
    })
    const address = await counted.listen({ port: 0, host: '127.0.0.1' })
    const endpoint = hubApi.popular.path
    const requests = () => read('jes_http_requests_total', { endpoint, status: '200' })
    const hits = () => read('jes_cache_hits_total', { cache: 'replies' })
    const before = [await requests(), await hits()]
    for (let time = 0; time < 5; time++) await (await fetch(address + endpoint)).text()
    expect([await requests(), await hits()]).toEqual([before[0]! + 5, before[1]! + 4])
  })
})

test('the caches, the pool, and the process say how they are', async () => {
  const sita = await person('sita')
  const viewers = { cache: 'viewers' }
  const [hits, misses] = [
    await read('jes_cache_hits_total', viewers),
    await read('jes_cache_misses_total', viewers),
  ]
  for (let time = 0; time < 3; time++) await sita.call(hubApi.popular, { query: {} })
  expect(await read('jes_cache_misses_total', viewers)).toBe(misses + 1)
  expect(await read('jes_cache_hits_total', viewers)).toBe(hits + 2)

  const pool = { pool: 'requests' }
  expect(await read('jes_database_connections_max', pool)).toBe(sql.pool().max)
  expect(await read('jes_database_queries_waiting', pool)).toBe(0)
  await sql.begin(async () => {
    expect(await read('jes_database_connections_in_use', pool)).toBeGreaterThanOrEqual(1)
  })
  expect(await read('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  const utilisation = await read('jes_event_loop_utilisation_ratio')
  expect(utilisation).toBeGreaterThan(0)
  expect(utilisation).toBeLessThanOrEqual(1)
  expect(await read('jes_processes')).toBe(1)
})

test('jobs are counted by queue, with the age of the oldest and those that failed for good', async () => {
  const of = (name: string, queue: string) => read(`jes_jobs_${name}`, { queue })
  const [waiting, failed] = [await of('waiting', 'links'), await of('failed', 'other')]
  await addJob(sql, { name: 'fetchLink', payload: { url: 'https://jes.example' }, key: newName() })
  await sql`
    update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where payload::text like '%jes.example%'`
  await deadJob()

  expect(await of('waiting', 'links')).toBe(waiting + 1)
  expect(await of('oldest_seconds', 'links')).toBeGreaterThanOrEqual(90)
  expect(await of('failed', 'other')).toBe(failed + 1)
  expect(await of('running', 'links')).toBe(0)
  await sql`delete from graphile_worker._private_jobs where payload::text like '%jes.example%'`
})

test('sockets and mails are counted', async () => {
  const server = await openSocketServer()
  const open = await read('jes_sockets_open')
  const line = await server.call(await person('sita'))
  expect(await read('jes_sockets_open')).toBe(open + 1)
  line.close()
  await expect.poll(() => read('jes_sockets_open')).toBe(open)
  await server.close()

  const mails = (outcome: string) => read('jes_mails_total', { outcome })
  const [sent, failed] = [await mails('sent'), await mails('failed')]
  const to = `${newName()}@jes.example`
  const letter = { to, language: 'en', subject: 'Hello', paragraphs: ['Hello'], note: '' } as const
  await sendLetter(sql, { ...letter, paragraphs: [...letter.paragraphs] })
  expect(await mailsTo(to)).toHaveLength(1)
  expect([await mails('sent'), await mails('failed')]).toEqual([sent + 1, failed])

  await sendLetter(sql, { ...letter, paragraphs: [...letter.paragraphs] })
  const settings = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Jes <a@jes.example>',
    DATA_DIR: '',
  }
  await runDue({ mail: makeMailTask(settings) })
  expect([await mails('sent'), await mails('failed')]).toEqual([sent + 1, failed + 1])
  await sql`delete from graphile_worker._private_jobs`
})

test('a database that is away is said, and the rest is there all the same', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { max: 1 })
  const known = await readSite(away)
  expect(known.find(({ name }) => name === 'jes_database_up')?.values).toEqual([
    { value: 0, labels: {} },
  ])
  expect(await readText()).toContain('jes_database_up 1')
  await away.end({ timeout: 1 })
})

test('they are read on their own port, by GET, and never on the public one', async () => {
  const { status, headers } = await fetch(metrics.address)
  expect([status, headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('version=0.0.4'),
  ])
  expect((await fetch(metrics.address, { method: 'POST' })).status).toBe(405)
  expect((await fetch(new URL('/api/health', metrics.address))).status).toBe(404)

  const open = `http://127.0.0.1:${await openPort()}`
  for (const path of ['/metrics', '/api/metrics'])
    expect((await fetch(open + path)).status).toBe(404)
  expect((await app.inject('/metrics')).body).not.toContain('jes_')
})

test('without METRICS_PORT there are none', async () => {
  setting({ METRICS_PORT: undefined })
  expect(await openMetrics(sql)).toBeUndefined()
})

async function readText() {
  return (await fetch(metrics.address)).text()
}

/** The value with these labels, the sum where several have them. */
async function read(name: string, labels: Labels = {}) {
  const lines = (await readText()).split('\n')
  const values = lines.filter((line) => {
    const [, found, inside = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? []
    return (
      found === name &&
      Object.entries(labels).every(([key, value]) => inside.includes(`${key}="${value}"`))
    )
  })
  return values.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
