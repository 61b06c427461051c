import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { type BuiltServer, killLaunched, startServer } from '#test/builtServer.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { type Postgres, startPrimary, startReplica } from './engines/postgres.ts'
import { createWriter, send } from './people.ts'

const POLL = { timeout: 60_000, interval: 100 }

const folder = makeScratch()
let [primary, replica]: Postgres[] = []
let server: BuiltServer

beforeAll(async () => {
  primary = await startPrimary(folder)
  replica = await startReplica(folder, primary)
  server = await startServer(join(folder, 'site'), {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
  })
})
afterAll(async () => {
  killLaunched()
  await primary?.kill()
  await replica?.kill()
  removeScratch(folder)
})

test('visitors read from the replica, and from the primary where that stands still; without the primary they read on', async () => {
  const { token, postId } = await createWriter(server.url, primary!.url)
  const title = async (as?: string) => {
    const headers = new Headers(as ? { authorization: `Bearer ${as}` } : {})
    const reply = await fetch(`${server.url}/api/ads/${postId}`, { headers })
    return reply.status === 200 ? ((await reply.json()) as { title: string }).title : reply.status
  }
  await expect.poll(() => title(), POLL).toBe('Momo or chowmein?')
  const readAndCount = async () => {
    await title()
    return countReads(replica!.url)
  }
  await expect.poll(readAndCount, POLL).toBeGreaterThan(0)

  // A replica stands still: the author sees the edit at once, visitors once the replica is left alone.
  const still = openDatabase(replica!.url, { max: 1 })
  await still`select pg_wal_replay_pause()`
  const edited = await fetch(`${server.url}/api/ads/${postId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'Momo, of course' }),
  })
  expect(edited.status).toBeLessThan(300)
  expect(await title(token)).toBe('Momo, of course')
  await expect.poll(() => title(), POLL).toBe('Momo, of course')
  await still`select pg_wal_replay_resume()`
  await still.end()

  await expect.poll(async () => await findTitle(replica!.url, postId), POLL).toBe('Momo, of course')
  await primary!.kill()
  await expect.poll(() => title(), POLL).toBe('Momo, of course')
  const paths = ['ads', 'ads?feed=latest', 'search?q=momo', `comments/${postId}`, 'health']
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await fetch(`${server.url}/api/${path}`)).status))
  await expect.poll(statuses, POLL).toEqual(paths.map(() => 200))
  expect((await fetch(`${server.url}/je/sita`)).status).toBe(200)
  const comment = await send(server.url, '/api/comments', { content: 'Hello', ad: postId }, token)
  expect([comment.status, comment.headers.get('retry-after')]).toEqual([503, '5'])

  await primary!.startAgain()
  const write = async () =>
    (await send(server.url, '/api/comments', { content: 'Hello', ad: postId }, token)).status
  await expect.poll(write, POLL).toBe(201)
  expect(await server.stop('SIGTERM')).toBe(0)
})

/** How often the table of posts was read there. */
async function countReads(url: string) {
  const sql = openDatabase(url, { max: 1, name: 'look' })
  const [row] = await sql<[{ count: number }]>`
    select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as count
    from pg_stat_user_tables where relname = 'posts'`
  await sql.end()
  return row.count
}

async function findTitle(url: string, id: string) {
  const sql = openDatabase(url, { max: 1, name: 'look' })
  const [row] = await sql<{ title: string }[]>`select title from posts where id = ${id}`
  await sql.end()
  return row?.title
}
