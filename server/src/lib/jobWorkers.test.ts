import { expect, test } from 'vitest'
import { findJobs, lockedJob } from '#test/queue.ts'
import { newName, sql } from '#test/world.ts'
import { addJob } from './jobs.ts'
import { adoptUnknown, openWorkers } from './jobWorkers.ts'

const MISSES = { misses: 3 }

async function rounds(workers: { round: () => Promise<void> }, count: number) {
  for (let round = 0; round < count; round++) await workers.round()
}

test('the jobs of a worker that is silent are free after some rounds, also in a queue by name', async () => {
  const [dead, living] = [openWorkers(sql, MISSES), openWorkers(sql, MISSES)]
  const id = newName('pool')
  await dead.join(id)
  const [job, queued] = [await lockedJob(id), await lockedJob(id, { queue: newName('queue') })]

  await rounds(living, 3)
  expect(await job.isLocked()).toBe(true)
  await living.round()

  expect([await job.isLocked(), await queued.isLocked()]).toEqual([false, false])
  const [{ locked }] = await sql<[{ locked: number }]>`
    select count(*)::int as locked from graphile_worker._private_job_queues where locked_by = ${id}`
  expect(locked).toBe(0)
})

test('nobody takes the jobs of a worker that goes on, however long they last', async () => {
  const [worker, other] = [openWorkers(sql, MISSES), openWorkers(sql, MISSES)]
  const id = newName('pool')
  await worker.join(id)
  const job = await lockedJob(id)

  for (let round = 0; round < 12; round++) {
    await other.round()
    if (round % 3 === 0) await worker.round()
  }

  expect(await job.isLocked()).toBe(true)
})

test('silence while the database was away does not count, and all have the whole time again after it', async () => {
  const [worker, other] = [openWorkers(sql, MISSES), openWorkers(sql, MISSES)]
  const id = newName('pool')
  await worker.join(id)
  const job = await lockedJob(id)
  await rounds(other, 3)

  await sql.begin(async (away) => {
    await away`lock table job_workers in access exclusive mode`
    await expect(other.round()).rejects.toThrow('lock timeout')
  })
  await rounds(other, 3)
  expect(await job.isLocked()).toBe(true)
  await worker.round()
  await rounds(other, 3)

  expect(await job.isLocked()).toBe(true)
})

test('who was taken for dead and is not, is known again with the next round', async () => {
  const [worker, other] = [openWorkers(sql, MISSES), openWorkers(sql, MISSES)]
  const id = newName('pool')
  await worker.join(id)
  await rounds(other, 4)
  await worker.round()
  const job = await lockedJob(id)
  await rounds(other, 3)
  expect(await job.isLocked()).toBe(true)
})

test('who leaves leaves no job behind', async () => {
  const worker = openWorkers(sql, MISSES)
  const id = newName('pool')
  await worker.join(id)
  const job = await lockedJob(id)
  await worker.leave()
  expect(await job.isLocked()).toBe(false)
  expect(await sql`select from job_workers where id = ${id}`).toHaveLength(0)
})

test('a worker that ended by itself loses what it locked as one that died', async () => {
  const worker = openWorkers(sql, MISSES)
  const id = newName('pool')
  await worker.join(id)
  const job = await lockedJob(id)
  await worker.round()

  worker.forget(id)
  await rounds(worker, 3)
  expect(await job.isLocked()).toBe(true)
  await worker.round()

  expect(await job.isLocked()).toBe(false)
})

test('jobs that a worker of the version before holds are watched from the start, and freed', async () => {
  const job = await lockedJob(newName('pool'))
  const living = openWorkers(sql, MISSES)
  await adoptUnknown(sql)
  await rounds(living, 3)
  expect(await job.isLocked()).toBe(true)
  await living.round()
  expect(await job.isLocked()).toBe(false)
})

test('a job of the same key makes room for itself where the one before failed for good', async () => {
  const [name, key] = [newName('task'), newName('key')]
  await addJob(sql, { name, payload: {}, key })
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`
  await addJob(sql, { name, payload: {}, key })
  expect(await findJobs(name)).toMatchObject([{ attempts: 0, key }])
})
