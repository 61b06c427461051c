import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const TICK_MS = 10
const CAPACITY_SECONDS = 8
const CAPACITY_CLIENTS = 24
/** Longer than the server takes for any request. */
const PATIENCE_MS = 30_000

/** Mixed as people use it: nine reads for each write, most of them by members. */
export function mixOf({ members, posts, hubs }) {
  const as = ({ token }) => ({ authorization: `Bearer ${token}` })
  const json = { 'content-type': 'application/json' }
  const any = (list) => list[Math.floor(Math.random() * list.length)]
  const newest = posts.slice(-500)
  const open = hubs.filter(({ isPrivate }) => !isPrivate)
  const kinds = [
    () => ({ path: '/api/ads' }),
    () => ({ path: '/api/ads?feed=home', headers: as(any(members)) }),
    () => ({ path: '/api/ads?feed=home', headers: as(any(members)) }),
    () => ({ path: `/api/ads/${any(newest).id}`, headers: as(any(members)) }),
    () => ({ path: `/api/comments/${any(newest).id}`, headers: as(any(members)) }),
    () => ({ path: `/api/users/${any(members).name}`, headers: as(any(members)) }),
    () => ({
      path: `/api/jehub/${encodeURIComponent(any(open).name)}/ads`,
      headers: as(any(members)),
    }),
    () => ({ path: '/api/search?q=momo', headers: as(any(members)) }),
    () => ({ path: '/api/trending' }),
    () => ({
      method: 'PATCH',
      path: `/api/ads/${any(newest).id}/vote`,
      headers: { ...json, ...as(any(members)) },
      body: JSON.stringify({ value: any([1, -1, 0]) }),
    }),
  ]
  return () => any(kinds)()
}

/** A client of this server with connections of its own. */
export function openClient(url, { sockets = 512 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, maxFreeSockets: sockets })
  const { hostname, port } = new URL(url)
  /** The status, 0 and why where there is no reply, and the milliseconds it took. */
  const send = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve) => {
      const begun = performance.now()
      const finish = (result) => resolve({ ...result, ms: performance.now() - begun })
      const fail = ({ message }) => finish({ status: 0, why: message, method, path })
      const sent = request({ agent, hostname, port, method, path, headers }, (reply) => {
        reply.on('error', fail)
        reply
          .on('end', () =>
            finish({ status: reply.statusCode, hasRetryAfter: 'retry-after' in reply.headers }),
          )
          .resume()
      })
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('No reply in time.')))
      sent.on('error', fail)
      sent.end(body)
    })
  return {
    sockets,
    send,
    /** Opens all connections, which are used again from then on. */
    async connect() {
      const all = Array.from({ length: sockets }, () => send({ path: '/api/health/live' }))
      await Promise.all(all)
    },
    close: () => agent.destroy(),
  }
}

/** How many requests of the mix a second the server answers when a few clients ask without a pause. */
export async function measureCapacity(client, next) {
  let answered = 0
  const until = performance.now() + CAPACITY_SECONDS * 1000
  const work = async () => {
    while (performance.now() < until) if ((await client.send(next())).status === 200) answered += 1
  }
  await Promise.all(Array.from({ length: CAPACITY_CLIENTS }, work))
  return answered / CAPACITY_SECONDS
}

/** Sends so many requests a second, whether the earlier ones are answered or not; `notSent` found no free connection. */
export async function offer(client, next, { perSecond, seconds }) {
  const results = []
  let [open, notSent, owed] = [0, 0, 0]
  const begun = performance.now()
  let sentUntil = begun
  while (performance.now() - begun < seconds * 1000) {
    const now = performance.now()
    owed += ((now - sentUntil) / 1000) * perSecond
    sentUntil = now
    for (; owed >= 1; owed--) {
      if (open >= client.sockets) notSent += 1
      else {
        open += 1
        void client.send(next()).then((result) => {
          open -= 1
          results.push(result)
        })
      }
    }
    await pause(TICK_MS)
  }
  while (open > 0) await pause(TICK_MS)
  return { results, notSent }
}

export function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const timesOf = (results, status = 200) =>
  results.filter((result) => result.status === status).map(({ ms }) => ms)
