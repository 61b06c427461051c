import { setTimeout as pause } from 'node:timers/promises'
import { measureCapacity, mixOf, offer, openClient, quantile, timesOf } from './load.mjs'
import { tableOf } from './report.mjs'
import { expectThat, say, withSite } from './site.mjs'

const SECONDS = Number(process.env.SECONDS ?? 20)
const TIMES = 10
/**
 * Open before, as those of a proxy are: a process of Node takes one new connection in each turn of its event loop,
 * so that thousands at once would measure that alone.
 */
const CONNECTIONS = 2_000
const PROBE_MS = 250
const LONGEST_RECOVERY_S = 10
const PROBES = ['/api/health/live', '/api/health', '/api/trending']

/** Ten times capacity: what cannot be served is put off, health and light reads answer, and soon all is as before. */
export function run() {
  return withSite({ WORKERS: '1' }, async ({ url, world }) => {
    const next = mixOf(world)
    const client = openClient(url, { sockets: CONNECTIONS })
    await measureCapacity(client, next)
    const capacity = await measureCapacity(client, next)
    say(`Capacity: ${Math.round(capacity)} requests a second.`)
    const before = await offer(client, next, { perSecond: capacity / 2, seconds: 5 })

    await client.connect()
    const probing = probeWhile(url)
    const { results, notSent } = await offer(client, next, {
      perSecond: capacity * TIMES,
      seconds: SECONDS,
    })
    const probes = await probing.end()
    const recovery = await recoverFrom(client, next, capacity)
    client.close()

    const count = (status) => results.filter((result) => result.status === status).length
    const other = results.filter(({ status }) => ![200, 503].includes(status))
    const withoutRetry = results.filter((one) => one.status === 503 && !one.hasRetryAfter)
    expectThat(other.length === 0, `only 200 and 503, not ${JSON.stringify(other[0])}`)
    expectThat(withoutRetry.length === 0, 'every 503 has Retry-After')
    for (const path of PROBES)
      expectThat(
        probes[path].every(({ status }) => status === 200),
        `${path} answers: ${JSON.stringify(probes[path].find(({ status }) => status !== 200))}`,
      )
    expectThat(recovery <= LONGEST_RECOVERY_S, `itself again after ${recovery.toFixed(1)} s`)

    const times = (list, status) => [
      Math.round(quantile(timesOf(list, status), 0.5)),
      Math.round(quantile(timesOf(list, status), 0.99)),
    ]
    return [
      `One process, capacity ${Math.round(capacity)} requests a second of the mix; ${TIMES} times as many offered for ${SECONDS} s (${notSent} found no free connection and were not sent). Itself again after ${recovery.toFixed(1)} s.`,
      '',
      ...tableOf(
        ['', 'Replies', 'p50 ms', 'p99 ms'],
        [
          ['half of capacity, before', before.results.length, ...times(before.results)],
          ['overload: answered', count(200), ...times(results)],
          ['overload: 503 with Retry-After', count(503), ...times(results, 503)],
          ...PROBES.map((path) => [
            `overload: ${path}`,
            probes[path].length,
            ...times(probes[path]),
          ]),
        ],
      ),
    ]
  })
}

/** Asks for health and a light read all the time, on connections of its own. */
function probeWhile(url) {
  const client = openClient(url)
  const probes = Object.fromEntries(PROBES.map((path) => [path, []]))
  let isOver = false
  const work = Promise.all(
    PROBES.map(async (path) => {
      while (!isOver) {
        probes[path].push(await client.send({ path }))
        await pause(PROBE_MS)
      }
    }),
  )
  return {
    async end() {
      isOver = true
      await work
      client.close()
      return probes
    },
  }
}

/** Seconds until half of capacity is answered for a whole second without one refusal. */
async function recoverFrom(client, next, capacity) {
  const begun = performance.now()
  for (;;) {
    const at = performance.now()
    const { results } = await offer(client, next, { perSecond: capacity / 2, seconds: 1 })
    if (results.every(({ status }) => status === 200)) return (at - begun) / 1000
    if (at - begun > 60_000) return Number.POSITIVE_INFINITY
  }
}
