import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { isRunning } from '#lib/embedded/process.ts'
import { launchServer, postmasterIn } from './builtServer.ts'
import { databaseIn } from './databases.ts'
import { scratchServer } from './scratchServer.ts'

const ROUNDS = 3
const CLIENTS = 6
const PASSWORD = 'sagarmatha 8848 metres'

const site = scratchServer({ of: 'file' })

/** The status of the reply; 0 when the server was killed before it could reply. */
async function post(path: string, body: object): Promise<number> {
  try {
    const reply = await fetch(`${site.server?.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await reply.text()
    return reply.status
  } catch {
    return 0
  }
}

const register = (username: string) =>
  post('/api/auth/register', { username, email: `${username}@example.com`, password: PASSWORD })
const logIn = (username: string) => post('/api/auth/login', { login: username, password: PASSWORD })

/** Creates accounts from several clients at once, and kills everything at a random moment. */
async function makeAccountsUntilKilled(round: number) {
  const acknowledged: string[] = []
  const unanswered: string[] = []
  const moment = 5 + Math.floor(Math.random() * 40)
  let killing: Promise<void> | undefined

  async function makeAccounts(client: number) {
    for (let count = 0; !killing; count++) {
      const username = `crash_${round}_${client}_${count}`
      const status = await register(username)
      if (status === 201) acknowledged.push(username)
      else unanswered.push(username)
      if (!killing) expect(status).toBe(201)
      if (acknowledged.length >= moment) killing ??= site.server?.killAll()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => makeAccounts(client)))
  await killing
  return { acknowledged, unanswered }
}

async function usernames(): Promise<string[]> {
  const sql = databaseIn(site.folder)
  const rows = await sql<
    { username: string }[]
  >`select username from users where id > 1 order by username`
  await sql.end()
  return rows.map((row) => row.username)
}

describe('the server', () => {
  it('still has every account it acknowledged when everything is killed at once', async () => {
    const acknowledged: string[] = []
    const unanswered: string[] = []
    await site.running()
    for (let round = 1; round <= ROUNDS; round++) {
      const made = await makeAccountsUntilKilled(round)
      acknowledged.push(...made.acknowledged)
      unanswered.push(...made.unanswered)

      await site.start()
      const found = await usernames()
      expect(new Set(found).size).toBe(found.length)
      expect(acknowledged.filter((name) => !found.includes(name))).toEqual([])
      expect(found.filter((name) => ![...acknowledged, ...unanswered].includes(name))).toEqual([])
      for (const name of made.acknowledged) expect([name, await logIn(name)]).toEqual([name, 200])
    }

    const found = await usernames()
    for (const name of unanswered) {
      expect([name, await register(name)]).toEqual([name, found.includes(name) ? 422 : 201])
      expect([name, await logIn(name)]).toEqual([name, 200])
    }
  })

  it('takes over the database that it left behind when it was killed alone', async () => {
    const server = await site.running()
    expect(await register('left_behind')).toBe(201)
    const before = postmasterIn(site.folder)?.pid
    await server.stop('SIGKILL')
    expect(postmasterIn(site.folder)?.pid).toBe(before)

    await site.start()
    expect(postmasterIn(site.folder)?.pid).toBe(before)
    expect(await logIn('left_behind')).toBe(200)
  })

  // How it stops on SIGTERM, and starts again after that, is in stop.test.ts.
  it('stops with its database on SIGINT, also with one that it took over, and can be started again', async () => {
    const server = await site.running()
    const processes = server.processes()
    expect(processes.length).toBeGreaterThan(2)
    expect(await server.stop('SIGINT')).toBe(0)
    expect(processes.filter(isRunning)).toEqual([])
    expect(postmasterIn(site.folder)).toBeNull()

    await site.start()
    expect(await site.server?.stop('SIGINT')).toBe(0)
  })
})

describe('a server in an empty folder', () => {
  const site = scratchServer({ isNew: true })

  it('leaves no database behind when it is stopped while it is still starting', async () => {
    const child = launchServer(site.folder)
    const gone = once(child, 'exit')
    await vi.waitFor(() => expect(postmasterIn(site.folder)).not.toBeNull(), {
      timeout: 100_000,
      interval: 5,
    })
    child.kill('SIGTERM')
    await gone
    // After the signal it may take longer than the server was given.
    await vi.waitFor(() => expect(postmasterIn(site.folder)).toBeNull(), { timeout: 60_000 })
  })
})
