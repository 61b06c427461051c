import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isRunning, signal } from '#lib/embedded/process.ts'
import { scratchServer } from './scratchServer.ts'
import { createWriter, queryDatabase } from './writers.ts'

const WEB = 2
const SOCKETS = 6
/** On a busy machine a process takes a minute to start. */
const PATIENCE_MS = 300_000
const SETTINGS = {
  WORKERS: String(WEB),
  RATE_LIMIT: 'on',
  SOCKETS_PER_MEMBER: String(SOCKETS),
}

const site = scratchServer({ of: 'file' })
let sita: Awaited<ReturnType<typeof createWriter>>
beforeAll(async () => {
  await site.start(SETTINGS)
  sita = await createWriter(site)
})

describe.skipIf(process.platform === 'win32')('several processes', () => {
  it('let a member open so many sockets and no more, wherever they arrive, and carry what happens to all', async () => {
    const sockets = Array.from({ length: SOCKETS + 3 }, dial)
    const came = await Promise.all(sockets.map(isLetIn))
    expect(came.filter(Boolean)).toHaveLength(SOCKETS)

    const open = sockets.filter(({ connected }) => connected)
    for (const socket of open) await socket.emitWithAck('openPost', sita.postId)
    const heard = open.map((socket) => new Promise<string>((resolve) => void socket.onAny(resolve)))
    await comment('Everybody hears of it')
    expect(new Set(await Promise.all(heard))).toEqual(new Set(['commentCreated']))
    expect(await isLetIn(dial())).toBe(false)
    for (const socket of sockets) socket.close()
  })

  it('are replaced when they are killed, while the others go on and nothing is lost', async () => {
    const { pid } = site.server!
    const children = listProcesses()
    expect(children.map(({ role }) => role).sort()).toEqual(['jobs', 'web', 'web'])
    const sockets = Array.from({ length: SOCKETS }, dial)
    await Promise.all(sockets.map(isLetIn))

    const acknowledged: string[] = []
    for (const child of children) {
      signal(child.pid, 'SIGKILL')
      for (let count = 0; count < 3; count++) {
        acknowledged.push(await comment(`comment ${child.pid} ${count}`))
      }
      await allBack()
    }
    expect(isRunning(pid)).toBe(true)
    const written = await queryDatabase(site, async (sql) => {
      const rows = await sql<{ content: string }[]>`
        select content from comments where content like 'comment %'`
      return rows.map(({ content }) => content)
    })
    expect(written.sort()).toEqual(acknowledged.sort())
    // Who was killed holds no place any more.
    const again = Array.from({ length: SOCKETS }, dial)
    expect(await Promise.all(again.map(isLetIn))).toEqual(Array(SOCKETS).fill(true))
    for (const socket of [...sockets, ...again]) socket.close()
  })

  it('work on jobs in one of them, which does not serve', async () => {
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: PATIENCE_MS })
    const jobs = listProcesses().find(({ role }) => role === 'jobs')!
    signal(jobs.pid, 'SIGSTOP')
    await createWriter(site, 'hari')
    expect(await countWaiting()).toBeGreaterThan(0)
    signal(jobs.pid, 'SIGCONT')
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: PATIENCE_MS })
  })

  it('count a limit together', async () => {
    const tries = await Promise.all(Array.from({ length: 60 }, logIn))
    // Sita and Hari have logged in.
    expect(tries.filter((status) => status === 401)).toHaveLength(25 - 2)
    expect(tries.filter((status) => status === 429)).toHaveLength(60 - 25 + 2)

    let refused = 0
    for (let sent = 0; refused === 0 && sent < 1_000; sent += 20) {
      const reads = await Promise.all(Array.from({ length: 20 }, read))
      refused += reads.filter((status) => status === 429).length
      // Of a large limit they tell each other every tenth of a second.
      await pause(150)
      expect(sent).toBeLessThan(340)
    }
  })

  it('end with the first one when it is killed, and a new one takes its port though one of them is stuck', async () => {
    const { port } = new URL(site.server!.url)
    const [stuck, ...others] = listProcesses()
    const last = await comment('the last before the kill')
    signal(stuck!.pid, 'SIGSTOP')
    await site.server!.stop('SIGKILL')
    await vi.waitFor(() => expect(others.filter(({ pid }) => isRunning(pid))).toEqual([]), {
      timeout: PATIENCE_MS,
    })

    await site.start({ ...SETTINGS, PORT: port })
    await comment('the first after it')
    signal(stuck!.pid, 'SIGCONT')
    await vi.waitFor(() => expect(isRunning(stuck!.pid)).toBe(false), { timeout: PATIENCE_MS })
    const kept = await queryDatabase(
      site,
      (sql) => sql`select from comments where content = ${last}`,
    )
    expect(kept).toHaveLength(1)
  })

  it('stop together, and leave nothing running', async () => {
    const children = listProcesses()
    expect(children).toHaveLength(WEB + 1)
    expect(await site.server!.stop('SIGTERM')).toBe(0)
    expect(children.filter(({ pid }) => isRunning(pid))).toEqual([])
  })
})

function dial() {
  return io(site.server!.url, {
    auth: { token: sita.token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
}

function isLetIn(socket: Socket) {
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })
}

/** Again and again with one key, as a browser does. */
async function comment(content: string) {
  await vi.waitFor(
    async () => {
      const reply = await fetch(`${site.server!.url}/api/comments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sita.token}`,
          'idempotency-key': content,
        },
        body: JSON.stringify({ content, ad: sita.postId }),
      })
      expect([reply.status, await reply.text()]).toEqual([201, expect.anything()])
    },
    { timeout: PATIENCE_MS },
  )
  return content
}

async function logIn() {
  const reply = await fetch(`${site.server!.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'nobody', password: 'not a password' }),
  })
  await reply.text()
  return reply.status
}

async function read() {
  const reply = await fetch(`${site.server!.url}/api/trending`)
  await reply.text()
  return reply.status
}

/** Those that run, as the first one announced them; not from /proc, which not every sandbox shows whole. */
function listProcesses() {
  const started = site.server!.output().matchAll(/A (web|jobs) process works: (\d+)/g)
  return [...started]
    .map(([, role, pid]) => ({ role, pid: Number(pid) }))
    .filter(({ pid }) => isRunning(pid))
}

/** Each that serves listens to the database before it opens its port. */
async function allBack() {
  await vi.waitFor(
    async () => {
      expect(listProcesses()).toHaveLength(WEB + 1)
      const listening = await queryDatabase(site, async (sql) => {
        const [row] = await sql<[{ count: number }]>`
          select count(*)::int from pg_stat_activity where query like 'listen %'`
        return row.count
      })
      expect(listening).toBe(WEB)
    },
    { timeout: PATIENCE_MS, interval: 100 },
  )
}

/** Letters that nobody has sent. */
function countWaiting() {
  return queryDatabase(site, async (sql) => {
    const [row] = await sql<[{ waiting: number }]>`
      select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'mail'`
    return row.waiting
  })
}
