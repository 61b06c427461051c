import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { type BuiltServer, killLaunched, startServer } from '#test/builtServer.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { startPgBouncer } from './engines/pgbouncer.ts'
import { type Postgres, startPrimary } from './engines/postgres.ts'
import { createWriter, send } from './people.ts'

const POLL = { timeout: 60_000, interval: 100 }
/** More than PgBouncer has sessions for. */
const AT_ONCE = 60

const folder = makeScratch()
let database: Postgres
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
let server: BuiltServer

beforeAll(async () => {
  database = await startPrimary(folder)
  bouncer = await startPgBouncer(folder, database.url)
  server = await startServer(join(folder, 'site'), {
    DATABASE_URL: bouncer.url,
    DATABASE_SESSION_URL: database.url,
  })
})
afterAll(async () => {
  killLaunched()
  await bouncer?.kill()
  await database?.kill()
  removeScratch(folder)
})

test('behind PgBouncer many write at once, jobs run, and every session has its timeouts', async () => {
  const { token, postId } = await createWriter(server.url, database.url)
  const comments = Array.from({ length: AT_ONCE }, (_, at) =>
    send(server.url, '/api/comments', { content: `comment ${at}`, ad: postId }, token),
  )
  const statuses = (await Promise.all(comments)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201]))
  const search = await fetch(`${server.url}/api/search?q=chowmen`)
  expect(JSON.stringify(await search.json())).toContain('Momo or chowmein?')

  const pooled = openDatabase(bouncer.url, { max: 1, sessionUrl: database.url })
  const [row] = await pooled<[Record<string, string>]>`
    select current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks,
      current_setting('pg_trgm.word_similarity_threshold') as threshold`
  expect(row).toEqual({ statements: '5s', locks: '2s', threshold: '0.4' })
  await pooled.end()
  await expect.poll(countLetters, POLL).toBe(0)
})

test('PgBouncer is killed and comes back: the server stays, and says 503 meanwhile', async () => {
  const { token, postId } = await createWriter(server.url, database.url, 'ram')
  const comment = () => send(server.url, '/api/comments', { content: 'Hello', ad: postId }, token)
  await bouncer.kill()
  await expect.poll(async () => (await comment()).status, POLL).toBe(503)
  await bouncer.startAgain()
  await expect.poll(async () => (await comment()).status, POLL).toBe(201)
  expect(await server.stop('SIGTERM')).toBe(0)
})

async function countLetters() {
  const sql = openDatabase(database.url, { max: 1 })
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail'`
  await sql.end()
  return row.count
}
