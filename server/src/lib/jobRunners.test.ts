import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import type { TaskList } from 'graphile-worker'
import { afterEach, expect, test, vi } from 'vitest'
import { findJobs } from '#test/queue.ts'
import { app, newName, sql } from '#test/world.ts'
import { config } from './config.ts'
import { type JobGroup, startJobs } from './jobRunners.ts'
import { addJob } from './jobs.ts'
import { makeMailTask } from './mail.ts'

const URL = config.DATABASE_URL!
const QUICK = { every: 100, misses: 10 }
const NEVER = 600_000
const PATIENT = {
  dnsTimeout: NEVER,
  connectionTimeout: NEVER,
  greetingTimeout: NEVER,
  socketTimeout: NEVER,
}
const log = app.log.child({}, { level: 'silent' })

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('forty letters to a mail server that accepts and never answers keep nothing else waiting', async () => {
  const smtp = await startHangingServer()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'jes@jes.example', DATA_DIR: tmpdir() }
  const [mail, other] = [newName('mail'), newName('other')]
  const letter = { to: 'sita@jes.example', language: 'en', subject: '', paragraphs: [], note: '' }
  for (let count = 0; count < 40; count++) await addJob(sql, { name: mail, payload: letter })
  const done = vi.fn()
  const group = (name: string, tasks: TaskList): JobGroup => ({ name, tasks, atOnce: 4 })
  await start([
    group('mail', { [mail]: makeMailTask(settings, PATIENT) }),
    group('other', { [other]: done }),
  ])
  await vi.waitFor(() => expect(smtp.sockets.size).toBe(4), { timeout: 10_000 })

  for (let count = 0; count < 20; count++) await addJob(sql, { name: other, payload: {} })

  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(20), { timeout: 10_000 })
  expect(await findJobs(mail)).toHaveLength(40)
  expect(smtp.sockets.size).toBe(4)
  smtp.hangUp()
})

test('a mail server that says nothing is given up within the time that is set, and the mail stays queued', async () => {
  const smtp = await startHangingServer()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'jes@jes.example', DATA_DIR: tmpdir() }
  const task = makeMailTask(settings, { ...PATIENT, greetingTimeout: 50 })
  const letter = { to: 'sita@jes.example', language: 'en', subject: '', paragraphs: [], note: '' }
  await expect(task(letter, {} as never)).rejects.toThrow('Greeting never received')
})

test('what a process was doing that was killed is taken up by another', async () => {
  const name = newName('task')
  await addJob(sql, { name, payload: {} })
  const child = spawnWorker(name)
  await once(child.stdout!, 'data')
  expect(await findJobs(name)).toMatchObject([{ attempts: 1, lockedBy: expect.any(String) }])
  const taken = vi.fn()
  await start([{ name: 'all', tasks: { [name]: taken }, atOnce: 1 }])

  child.kill('SIGKILL')

  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce(), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await findJobs(name)).toEqual([]), { timeout: 5_000 })
})

test('a job that takes longer than the heartbeat is run once, though two work on the same database', async () => {
  const name = newName('task')
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const run = vi.fn(() => finished)
  for (const node of ['one', 'two'])
    await start([{ name: node, tasks: { [name]: run }, atOnce: 2 }])
  await addJob(sql, { name, payload: {} })
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 10_000 })
  const [{ id }] = await sql<[{ id: string }]>`
    select locked_by as id from graphile_worker.jobs where task_identifier = ${name}`

  // Many more heartbeats than a silent worker is given.
  const seen = new Set<string>()
  await vi.waitFor(
    async () => {
      const [worker] = await sql<{ beat: string }[]>`select beat from job_workers where id = ${id}`
      seen.add(worker!.beat)
      expect(seen.size).toBeGreaterThan(22)
    },
    { timeout: 12_000, interval: 20 },
  )
  finish()

  await vi.waitFor(async () => expect(await findJobs(name)).toEqual([]), { timeout: 5_000 })
  expect(run).toHaveBeenCalledOnce()
})

test('workers whose connections are cut go on, and lose no job', async () => {
  const name = newName('task')
  const run = vi.fn()
  await start([{ name: 'all', tasks: { [name]: run }, atOnce: 2 }])
  await addJob(sql, { name, payload: {} })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 10_000 })

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'jes jobs'`
  await addJob(sql, { name, payload: {} })

  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), { timeout: 12_000 })
  await vi.waitFor(async () => expect(await findJobs(name)).toEqual([]), { timeout: 5_000 })
})

async function start(groups: JobGroup[]) {
  const jobs = await startJobs(URL, groups, { sql, log, heartbeat: QUICK })
  ends.push(() => jobs.stop())
}

/** Accepts every connection and never answers. */
async function startHangingServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  ends.push(() => {
    hangUp()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, sockets, hangUp }
}

const WORKER = `
  import { connect } from '#lib/db.ts'
  import { startJobs } from '#lib/jobRunners.ts'
  const [url, name] = process.argv.slice(1)
  const sql = connect(url, { max: 2 })
  const log = { error: console.error, debug() {} }
  const hang = () => new Promise(() => console.log('begun'))
  await startJobs(url, [{ name, tasks: { [name]: hang }, atOnce: 1 }], { sql, log, heartbeat: ${JSON.stringify(QUICK)} })`

/** Another process, which claims the job and never finishes it. */
function spawnWorker(name: string): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '-C', 'source', '--input-type=module', '-e', WORKER, URL, name],
    {
      cwd: new globalThis.URL('../../test', import.meta.url),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  ends.push(() => child.kill('SIGKILL'))
  return child
}
