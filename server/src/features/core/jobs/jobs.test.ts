import { jobsApi } from '@jes/contract/core/jobs'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { describe, expect, test } from 'vitest'
import { addJob } from '#lib/jobs.ts'
import { deadJob, findJobs } from '#test/queue.ts'
import { auditOf, staff } from '#test/staffing.ts'
import { app, newName, person, runDue, sql } from '#test/world.ts'
import { sweepJobs } from './tasks.ts'

const NOTHING = '4611686018427387904'

describe.each(
  Object.values<AnyEndpoint>(jobsApi).map(
    (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
  ),
)('%s', (_name, endpoint) => {
  test('is open to admins alone', async () => {
    expect(await statusFor(endpoint, null)).toBe(401)
    expect(await statusFor(endpoint, await person('member'))).toBe(403)
    expect(await statusFor(endpoint, await staff())).toBe(403)
    expect(await statusFor(endpoint, await staff('admin'))).toBe(
      endpoint.path.includes(':') ? 404 : 200,
    )
  })
})

test('an admin reads which jobs failed for good, how often, and why, without what is secret in it', async () => {
  const admin = await staff('admin')
  const { task, id } = await deadJob('550 <sita@jes.example> at https://jes.example/?token=abc')

  const { jobs } = await admin.call(jobsApi.list, { query: {} })

  expect(jobs.find(({ _id }) => _id === id)).toEqual({
    _id: id,
    group: 'other',
    task,
    attempts: 1,
    createdAt: expect.any(String),
    triedAt: expect.any(String),
    error: '550 <[hidden]> at https://jes.example/?[hidden]',
  })
})

test('the latest is first, and the next page begins behind the last', async () => {
  const admin = await staff('admin')
  const ids = [await deadJob(), await deadJob(), await deadJob()].map(({ id }) => id).reverse()

  const first = await admin.call(jobsApi.list, { query: { limit: 2 } })
  const second = await admin.call(jobsApi.list, { query: { limit: 2, cursor: first.nextCursor! } })

  expect([...first.jobs, ...second.jobs].map(({ _id }) => _id).slice(0, 3)).toEqual(ids)
})

test('a job that is sent again runs from the first attempt, with what it was given, and is in the log', async () => {
  const admin = await staff('admin')
  const { task, id } = await deadJob('Away', { of: 'Sita' })

  await admin.call(jobsApi.retry, { params: { id } })

  expect(await findJobs(task)).toMatchObject([{ attempts: 0 }])
  const given: unknown[] = []
  await runDue({ [task]: (payload) => void given.push(payload) })
  expect(given).toEqual([{ of: 'Sita' }])
  expect(await auditOf(id)).toMatchObject([
    { byId: admin.id, action: 'job.retry', kind: 'job', facts: { task } },
  ])
  await expect(admin.call(jobsApi.retry, { params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('all are sent again at once', async () => {
  const admin = await staff('admin')
  const tasks = [await deadJob(), await deadJob()].map(({ task }) => task)

  const { count } = await admin.call(jobsApi.retryAll, {})

  expect(count).toBeGreaterThanOrEqual(2)
  for (const task of tasks) expect(await findJobs(task)).toMatchObject([{ attempts: 0 }])
  expect((await admin.call(jobsApi.list, { query: {} })).jobs).toEqual([])
})

test('a job that is discarded is gone, and that it was is in the log', async () => {
  const admin = await staff('admin')
  const { task, id } = await deadJob()

  await admin.call(jobsApi.discard, { params: { id } })

  expect(await findJobs(task)).toEqual([])
  expect(await auditOf(id)).toMatchObject([
    { byId: admin.id, action: 'job.discard', facts: { task } },
  ])
})

test('a job that may still be tried cannot be sent again or discarded', async () => {
  const admin = await staff('admin')
  const name = newName('task')
  await addJob(sql, { name, payload: {} })
  const id = (await findJobs(name))[0]!.id

  for (const endpoint of [jobsApi.retry, jobsApi.discard])
    await expect(admin.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await findJobs(name)).toHaveLength(1)
})

test('a job that a newer one took the place of while it ran is no dead letter, and is swept', async () => {
  const admin = await staff('admin')
  const [name, key] = [newName('task'), newName('key')]
  await addJob(sql, { name, payload: {}, key })
  await runDue({
    async [name](_payload, { job }) {
      if (job.attempts > 1) return
      await addJob(sql, { name, payload: {}, key, wait: 3600 })
      throw new Error('Of no interest')
    },
  })

  const { jobs } = await admin.call(jobsApi.list, { query: { limit: 50 } })
  expect(jobs.filter(({ task }) => task === name)).toEqual([])
  expect(await findJobs(name)).toHaveLength(2)
  await sweepJobs()
  expect(await findJobs(name)).toMatchObject([{ key, attempts: 0 }])
})

test('an admin sees how many wait and failed, by whom they wait for', async () => {
  const admin = await staff('admin')
  const groups = async () => (await admin.call(jobsApi.groups, {})).groups
  const before = await groups()
  await addJob(sql, { name: 'fetchLink', payload: { url: 'https://jes.example' } })
  await deadJob()

  const after = await groups()

  const change = (of: 'waiting' | 'dead', group: string) => {
    const [was, is] = [before, after].map((list) => list.find((one) => one.group === group)![of])
    return is! - was!
  }
  expect([change('waiting', 'links'), change('waiting', 'mail')]).toEqual([1, 0])
  expect([change('dead', 'other'), change('dead', 'links')]).toEqual([1, 0])
})

async function statusFor(endpoint: AnyEndpoint, who: { token: string } | null) {
  const { statusCode } = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', NOTHING),
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  })
  return statusCode
}
