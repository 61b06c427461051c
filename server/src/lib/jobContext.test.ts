import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newName, sql } from '#test/world.ts'
import { config } from './config.ts'
import { jobFacts } from './jobContext.ts'
import { startJobs } from './jobRunners.ts'
import { addJob } from './jobs.ts'
import { runInContext } from './requestContext.ts'

test('what a job logs, and that it failed, carries the id of the request that added it', async () => {
  const { log, lines } = openLog()
  const name = newName('task')
  const given: unknown[] = []
  await runInContext({ requestId: 'of-sita', endpoint: 'POST /', span: undefined }, () =>
    addJob(sql, { name, payload: { of: 'Sita' }, attempts: 1 }),
  )
  const task = async (payload: unknown) => {
    given.push(payload)
    log.warn('It begins.')
    throw new Error('It broke.')
  }
  const group = { name: 'other', tasks: { [name]: task }, atOnce: 1 }
  const jobs = await startJobs(config.DATABASE_URL!, [group], { sql, log })
  onTestFinished(async () => {
    await jobs.stop()
    await sql`delete from graphile_worker._private_jobs`
  })

  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 15_000 })
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'It begins.', reqId: 'of-sita', job: `job ${name}` }),
    expect.objectContaining({ msg: expect.stringContaining('It broke.'), reqId: 'of-sita' }),
  ])
  expect(given).toEqual([{ of: 'Sita' }])
})

function openLog() {
  const lines: object[] = []
  const stream = new Writable({
    write(piece, _, done) {
      lines.push(JSON.parse(String(piece)))
      done()
    },
  })
  const { log } = fastify({ logger: { stream, level: 'warn', mixin: jobFacts } })
  return { log, lines }
}
