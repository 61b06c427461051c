import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { isRunning } from '#lib/embedded/process.ts'
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
  const hosts = [replica, primary].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const url = primary.url.replace(/@[^/]*/, `@${hosts}`)
  server = await startServer(join(folder, 'site'), {
    DATABASE_URL: `${url}?target_session_attrs=read-write`,
  })
})
afterAll(async () => {
  killLaunched()
  await primary?.kill()
  await replica?.kill()
  removeScratch(folder)
})

test('a server goes over to the standby that is promoted, loses nothing, and works on its jobs', async () => {
  const { token, postId } = await createWriter(server.url, primary!.url)
  const comment = (content: string) =>
    send(server.url, '/api/comments', { content, ad: postId }, token)
  expect((await comment('before')).status).toBe(201)
  await expect.poll(() => countComments(replica!.url), POLL).toBe(1)

  await primary!.kill()
  await expect.poll(async () => (await comment('meanwhile')).status, POLL).toBe(503)
  expect((await comment('meanwhile')).headers.get('retry-after')).toBe('5')
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)

  replica!.promote()
  await expect.poll(async () => (await comment('after')).status, POLL).toBe(201)
  expect(isRunning(server.pid)).toBe(true)
  expect(await countComments(replica!.url)).toBe(2)
  // A sign-up sends a mail, by a job.
  const ram = { username: 'ram', email: 'ram@example.com', password: 'sagarmatha 8848 metres' }
  expect((await send(server.url, '/api/auth/register', ram)).status).toBeLessThan(300)
  await expect.poll(() => countJobs(replica!.url), POLL).toBe(0)
  expect(await server.stop('SIGTERM')).toBe(0)
})

async function countComments(url: string) {
  return count(url, 'select count(*)::int as count from comments')
}

async function countJobs(url: string) {
  return count(
    url,
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail'",
  )
}

async function count(url: string, query: string) {
  const sql = openDatabase(url, { max: 1 })
  const [row] = await sql.unsafe<[{ count: number }]>(query)
  await sql.end()
  return row.count
}
