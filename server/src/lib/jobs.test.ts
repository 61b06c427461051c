import type { TaskList } from 'graphile-worker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabaseProxy } from '#test/databaseProxy.ts'
import { app, sql } from '#test/world.ts'
import { startJobs } from './jobRunners.ts'
import { addJob } from './jobs.ts'
import { keepRunning } from './keepRunning.ts'

const POLL = { timeout: 14_000, interval: 50 }
const log = app.log.child({}, { level: 'silent' })

let proxy: Awaited<ReturnType<typeof openDatabaseProxy>>
beforeEach(async () => {
  proxy = await openDatabaseProxy(process.env.DATABASE_URL ?? '')
})
afterEach(() => proxy.close())

const countJobs = async (name: string) => {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from graphile_worker.jobs where task_identifier = ${name}`
  return count
}

test('jobs that end while the database is away are done once, and those after them are done too', async () => {
  const done: string[] = []
  const begun = new Set<string>()
  let meet = () => {}
  const together = new Promise<void>((resolve) => {
    meet = resolve
  })
  const tasks: TaskList = {
    async lostAndFound(payload) {
      const { name } = payload as { name: string }
      if (name !== 'later') {
        begun.add(name)
        if (begun.size === 3) await proxy.refuse().then(meet)
        await together
      }
      done.push(name)
      if (name === 'third') throw new Error('It fails, and is tried again.')
    },
  }
  const jobs = await startJobs(proxy.url, [{ name: 'all', tasks, atOnce: 4 }], { sql, log })
  try {
    for (const name of ['first', 'second', 'third']) {
      await addJob(sql, { name: 'lostAndFound', payload: { name }, attempts: 1 })
    }
    await expect.poll(() => [...done].sort(), POLL).toEqual(['first', 'second', 'third'])
    await proxy.resume()
    await addJob(sql, { name: 'lostAndFound', payload: { name: 'later' } })
    await expect.poll(() => done.slice(3), POLL).toEqual(['later'])
    // The one that failed for good stays as a dead letter, and is no longer locked.
    await expect.poll(() => countJobs('lostAndFound'), POLL).toBe(1)
    const locked = () => sql`select from graphile_worker.jobs where locked_at is not null`
    await expect.poll(locked, POLL).toHaveLength(0)
    expect(done).toHaveLength(4)
  } finally {
    await jobs.stop()
    await sql`delete from graphile_worker._private_jobs`
  }
})

test('workers that end by themselves are started again, until they are stopped', async () => {
  const started: { end: () => void; fail: () => void }[] = []
  let isRefusing = false
  const runners = await keepRunning(async () => {
    if (isRefusing) {
      isRefusing = false
      throw new Error('The database is away.')
    }
    let end = () => {}
    let fail = () => {}
    const promise = new Promise<void>((resolve, reject) => {
      end = resolve
      fail = () => reject(new Error('The database went away.'))
    })
    started.push({ end, fail })
    return { promise, stop: async () => end() }
  }, log)
  started[0]?.end()
  await expect.poll(() => started, POLL).toHaveLength(2)
  isRefusing = true
  started[1]?.fail()
  await expect.poll(() => started, POLL).toHaveLength(3)
  await runners.stop()
  expect(started).toHaveLength(3)
})
