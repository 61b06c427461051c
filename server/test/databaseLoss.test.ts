import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { isRunning, signal } from '#lib/embedded/process.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { postmasterIn } from './builtServer.ts'
import { openDatabaseProxy } from './databaseProxy.ts'
import { scratchServer } from './scratchServer.ts'
import { createWriter, queryDatabase } from './writers.ts'

const KILLS = 50
const ROUNDS = 5
const CLIENTS = 12
const RETRY_MS = 40
/** Less than the 15 s after which a request times out. */
const PATIENCE_MS = 10_000

const site = scratchServer()

type Writers = ReturnType<typeof startWriting>

/** Clients that comment without end, each comment with its own key, retried until it is acknowledged. */
function startWriting({ token, postId }: { token: string; postId: string }) {
  const acknowledged: string[] = []
  const seen = {
    statuses: new Set<number>(),
    live: new Set<number>(),
    ready: new Set<number>(),
    unanswered: 0,
    withoutRetryAfter: 0,
    slowest: 0,
  }
  /** How often each client was asked to retry. */
  const putOff = Array.from({ length: CLIENTS }, () => 0)
  let isOver = false

  async function send(key: string) {
    const begun = performance.now()
    const reply = await fetch(`${site.server?.url}/api/comments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ content: key, ad: postId }),
    }).catch(() => null)
    await reply?.text()
    seen.slowest = Math.max(seen.slowest, performance.now() - begun)
    if (!reply) seen.unanswered += 1
    else seen.statuses.add(reply.status)
    if (reply?.status === 503 && !reply.headers.get('retry-after')) seen.withoutRetryAfter += 1
    return reply?.status
  }

  async function write(client: number) {
    for (let count = 0; !isOver; count++) {
      const key = `comment ${client} ${count}`
      while ((await send(key)) !== 201) {
        putOff[client]! += 1
        await pause(RETRY_MS)
      }
      acknowledged.push(key)
    }
  }

  async function probe() {
    while (!isOver) {
      seen.live.add((await fetch(`${site.server?.url}/api/health/live`)).status)
      seen.ready.add((await fetch(`${site.server?.url}/api/health`)).status)
      await pause(RETRY_MS)
    }
  }

  const work = Promise.all([
    ...Array.from({ length: CLIENTS }, (_, index) => write(index)),
    probe(),
  ])
  return {
    acknowledged,
    seen,
    putOff,
    async end() {
      isOver = true
      await work
    },
  }
}

/** A reply may be read late: then the next PostgreSQL is only just starting. */
async function killPostmaster() {
  const postmaster = await vi.waitUntil(() => postmasterIn(site.folder), { timeout: 30_000 })
  signal(postmaster.pid, 'SIGKILL')
}

/** Waits until about every client had a comment acknowledged. */
async function moreFrom({ acknowledged }: Writers) {
  const enough = acknowledged.length + CLIENTS
  await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 60_000, interval: 5 })
}

/** Waits until every client was asked this often to retry. */
async function everybodyPutOff({ putOff }: Writers, times: number) {
  const enough = putOff.map((count) => count + times)
  const isEnough = () => putOff.every((count, client) => count >= enough[client]!)
  await vi.waitUntil(isEnough, { timeout: 60_000, interval: 5 })
}

/** Everything acknowledged is stored once, nothing else is, and the counter is right. */
async function expectExact({ acknowledged }: Writers, postId: string) {
  const { contents, counted } = await queryDatabase(site, async (sql) => {
    const rows = await sql<{ content: string }[]>`
      select content from comments where post_id = ${postId}`
    const [row] = await sql<[{ comments: number }]>`
      select comment_count as comments from post_stats where post_id = ${postId}`
    return { contents: rows.map(({ content }) => content), counted: row.comments }
  })
  expect(contents.sort()).toEqual([...acknowledged].sort())
  expect(counted).toBe(acknowledged.length)
}

/** It was the same server all the time; the clients were asked to retry, and lost nothing. */
async function expectWhole(writers: Writers, { pid, postId }: { pid: number; postId: string }) {
  await moreFrom(writers)
  await writers.end()
  expect(isRunning(pid)).toBe(true)
  await expectExact(writers, postId)
  expect(writers.seen).toEqual({
    statuses: new Set([201, 503]),
    live: new Set([200]),
    ready: new Set([200, 503]),
    unanswered: 0,
    withoutRetryAfter: 0,
    slowest: expect.any(Number),
  })
  expect(writers.seen.slowest).toBeLessThan(PATIENCE_MS)
  expect(await site.server?.stop('SIGTERM')).toBe(0)
}

describe('the server', () => {
  it(`stays, and loses nothing, when its PostgreSQL is killed ${KILLS} times under comments, and its connections are ended`, async () => {
    const { pid } = await site.start()
    const { token, postId } = await createWriter(site)
    const writers = startWriting({ token, postId })
    for (let kill = 0; kill < KILLS; kill++) {
      await moreFrom(writers)
      await killPostmaster()
    }
    for (let round = 0; round < ROUNDS; round++) {
      await moreFrom(writers)
      await queryDatabase(
        site,
        (sql) => sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'jes%' and pid <> pg_backend_pid() order by random() limit 5`,
      )
      await moreFrom(writers)
      const [backend] = await queryDatabase(
        site,
        (sql) => sql<{ pid: number }[]>`
          select pid from pg_stat_activity where application_name = 'jes' order by random() limit 1`,
      )
      if (backend) signal(backend.pid, 'SIGKILL')
    }
    await expectWhole(writers, { pid, postId })
  })

  it('stays while a database elsewhere refuses everybody, and while it is gone without a word', async () => {
    const database = await startEmbedded({ folder: join(site.folder, 'postgres') })
    const proxy = await openDatabaseProxy(database.url)
    // Not after the test has finished: its folder is removed before that.
    try {
      const { pid } = await site.start({ DATABASE_URL: proxy.url })
      const { token, postId } = await createWriter(site)
      const writers = startWriting({ token, postId })
      for (const [way, times] of [
        ['refuse', 10],
        ['hang', 2],
      ] as const) {
        await moreFrom(writers)
        await proxy[way]()
        const before = writers.acknowledged.length
        writers.seen.ready.clear()
        await everybodyPutOff(writers, times)
        expect(writers.acknowledged.length - before).toBeLessThanOrEqual(CLIENTS)
        await expect.poll(() => writers.seen.ready).toContain(503)
        await proxy.resume()
      }
      await expectWhole(writers, { pid, postId })
    } finally {
      proxy.close()
      await database.stop()
    }
  })
})
