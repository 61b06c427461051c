import { Agent, request } from 'node:http'
import { io } from 'socket.io-client'
import { describe, expect, it, vi } from 'vitest'
import { isRunning } from '#lib/embedded/process.ts'
import { scratchServer } from './scratchServer.ts'
import { createWriter, queryDatabase } from './writers.ts'

const CLIENTS = 20
/** After the signal it ends within this time after the drain, whatever it has to do. */
const STOP_MS = 10_000
const DRAIN_MS = 5_000
const DRAINING = { DRAIN_SECONDS: String(DRAIN_MS / 1_000) }

const site = scratchServer({ of: 'file' })

type Sent = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; headers?: object }
type Answer = { status: number; isLast: boolean; isShed: boolean }

/** One reply over a keep-alive connection; null when the connection ended before any of it came. */
function send(agent: Agent, { method, path, body, headers }: Sent) {
  return new Promise<Answer | null>((resolve, reject) => {
    const sent = request(`${site.server?.url}${path}`, {
      agent,
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })
    sent.on('error', () => resolve(null))
    sent.on('response', (reply) => {
      reply.on('error', reject)
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          isLast: reply.headers.connection === 'close',
          isShed: reply.headers['retry-after'] !== undefined,
        }),
      )
      reply.resume()
    })
    sent.end(body && JSON.stringify(body))
  })
}

/** Members who read and write without a pause, until nobody replies any more. */
function startHammering({ token, postId }: { token: string; postId: string }) {
  const written: string[] = []
  const statuses = new Set<number>()
  let looked = 0
  let unanswered = 0
  let last = 0
  const member = { authorization: `Bearer ${token}` }

  async function hammer(client: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = 0; ; count++) {
      const content = `comment ${client} ${count}`
      const wrote = await ask({
        method: 'POST',
        path: '/api/comments',
        body: { content, ad: postId },
        headers: member,
      })
      if (wrote?.status === 201) written.push(content)
      const read = await ask({ method: 'GET', path: `/api/ads/${postId}` })
      const saw = await ask({
        method: 'PATCH',
        path: `/api/ads/${postId}/views`,
        headers: { 'user-agent': `Firefox ${client} ${count}` },
      })
      if (saw?.status === 200) looked += 1
      if (!(wrote && read && saw)) break
    }
    agent.destroy()

    async function ask(sent: Sent) {
      const answer = await send(agent, sent)
      if (!answer) unanswered += 1
      // On a very busy machine the server sheds load, stopping or not.
      else if (!answer.isShed) statuses.add(answer.status)
      if (answer?.isLast) last += 1
      return answer
    }
  }

  const work = Promise.all(Array.from({ length: CLIENTS }, (_, index) => hammer(index)))
  return {
    written,
    async end() {
      await work
      return { statuses: [...statuses].sort(), looked, unanswered, last }
    },
  }
}

async function stopped(name: NodeJS.Signals, drainMs = 0) {
  const begun = performance.now()
  const code = await site.server?.stop(name)
  return { code, isInTime: performance.now() - begun < drainMs + STOP_MS }
}

/** Begins a request and never sends the rest of it. */
async function holdSilently(url: string) {
  const begun = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000 },
  })
  const broke = new Promise((resolve) => begun.on('error', resolve))
  await new Promise<void>((resolve) => begun.write('{', () => resolve()))
  return { broke }
}

describe('a server that is stopped', () => {
  it('finishes what is under way, writes down the rest, and leaves nothing running', async () => {
    const server = await site.start()
    const home = await createWriter(site)
    const socket = io(server.url, { auth: { token: home.token }, transports: ['websocket'] })
    const broke = new Promise((resolve) => socket.once('disconnect', resolve))
    await vi.waitUntil(() => socket.connected, { timeout: 30_000 })
    const hammering = startHammering(home)
    await vi.waitUntil(() => hammering.written.length > 3 * CLIENTS, { timeout: 60_000 })

    const processes = server.processes()
    expect(await stopped('SIGTERM')).toEqual({ code: 0, isInTime: true })
    expect(processes.filter(isRunning)).toEqual([])
    // The browser takes it for a broken connection, and reconnects by itself.
    expect(await broke).toBe('transport close')
    socket.disconnect()

    const seen = await hammering.end()
    expect(seen.statuses).toEqual([200, 201])
    expect(seen.last).toBeGreaterThan(0)
    await site.start(DRAINING)
    const { contents, views } = await queryDatabase(site, async (sql) => {
      const rows = await sql<{ content: string }[]>`select content from comments`
      const [row] = await sql<[{ views: number }]>`select views::int from post_views`
      return { contents: rows.map(({ content }) => content), views: row.views }
    })
    expect(hammering.written.filter((content) => !contents.includes(content))).toEqual([])
    expect(new Set(contents).size).toBe(contents.length)
    expect(views).toBeGreaterThanOrEqual(seen.looked)
    expect(views).toBeLessThanOrEqual(seen.looked + seen.unanswered)
  })

  it('says first that it is not ready, serves until balancers have noticed, and waits for nobody who says nothing', async () => {
    const server = await site.running(DRAINING)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const look = (path: string) => send(agent, { method: 'GET', path })
    expect(await look('/api/health')).toMatchObject({ status: 200, isLast: false })
    const silent = await holdSilently(server.url)
    const ending = stopped('SIGTERM', DRAIN_MS)
    await vi.waitFor(async () => expect((await look('/api/health'))?.status).toBe(503), {
      timeout: 4_000,
    })
    expect(await look('/api/health/live')).toMatchObject({ status: 200, isLast: true })
    expect(await look('/api/ads')).toMatchObject({ status: 200, isLast: true })
    expect(await ending).toEqual({ code: 0, isInTime: true })
    expect(await look('/api/health/live')).toBeNull()
    expect(await silent.broke).toMatchObject({ code: 'ECONNRESET' })
  })
})

it('a server that meets an error nobody expected says so, and stops as a whole', async () => {
  const trap = `process.on('SIGUSR2', () => { throw new Error('Nobody expected this') })`
  const server = await site.start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(trap)}`,
  })
  const processes = server.processes()
  expect(await stopped('SIGUSR2')).toEqual({ code: 1, isInTime: true })
  expect(processes.filter(isRunning)).toEqual([])
})

it('a server whose output nobody reads any more goes on', async () => {
  const chatter = `process.on('SIGUSR2', () => process.stdout.write('Still here'))`
  const server = await site.start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(chatter)}`,
  })
  server.closeOutput()
  server.signal('SIGUSR2')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await vi.waitFor(
    async () =>
      expect(await send(agent, { method: 'GET', path: '/api/ads' })).toMatchObject({ status: 200 }),
    { timeout: 15_000 },
  )
  agent.destroy()
  expect(await stopped('SIGTERM')).toEqual({ code: 0, isInTime: true })
})
