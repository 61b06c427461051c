import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, measureTree } from '../bench/servers.mjs'
import { openClient, quantile } from './load.mjs'
import { tableOf } from './report.mjs'
import { expectThat, say, withSite } from './site.mjs'

const SOCKETS = Number(process.env.SOCKETS ?? 20_000)
const STORM = Number(process.env.STORM ?? SOCKETS / 2)
/** Sockets of one client process, and of one address 127.0.0.n. */
const PER_SWARM = 5_000
const IDLE_SECONDS = 30
/** Each may open so many files as the system allows, often 20,000. */
const PROCESSES = 2
const LONGEST_STORM_S = 60

/** Idle sockets of members, and as many as the storm says back at once after the server was killed. */
export async function run() {
  raiseFileLimit(SOCKETS + 10_000)
  const port = await freePort()
  const settings = {
    WORKERS: String(PROCESSES),
    PORT: String(port),
    SOCKETS: String(SOCKETS + 1_000),
    SOCKETS_PER_MEMBER: '1000',
    SOCKETS_PER_ADDRESS: String(PER_SWARM + 1_000),
    CONNECTIONS: String(SOCKETS + 5_000),
    CONNECTIONS_PER_ADDRESS: String(PER_SWARM + 5_000),
  }
  return withSite(settings, async ({ url, pid, world, start }) => {
    const before = measureTree(pid)
    const begun = performance.now()
    const swarms = await openSwarms(url, world, SOCKETS)
    const opening = (performance.now() - begun) / 1000
    say(`${SOCKETS} sockets are open after ${opening.toFixed(1)} s.`)
    const health = await probe(url, IDLE_SECONDS)
    const after = measureTree(pid)
    const lost = await countLost(swarms)
    expectThat(lost === 0, `no idle socket is lost, not ${lost}`)
    expectThat(
      health.every(({ status }) => status === 200),
      'health answers beside them',
    )

    await closeMore(swarms, STORM)
    process.kill(pid, 'SIGKILL')
    const killed = performance.now()
    await start()
    const ready = (performance.now() - killed) / 1000
    await allBack(swarms, STORM)
    const healed = (performance.now() - killed) / 1000 - ready
    expectThat(healed < LONGEST_STORM_S, `the storm is over after ${healed.toFixed(1)} s`)
    for (const { child } of swarms) child.kill()

    return [
      `Clients and server (${PROCESSES} web processes) on one machine; the sockets come from ${swarms.length} addresses (127.0.0.n) and are authenticated as ${world.members.length.toLocaleString('en')} members.`,
      '',
      ...tableOf(
        ['', ''],
        [
          ['idle sockets held', SOCKETS.toLocaleString('en')],
          ['all open after', `${opening.toFixed(1)} s`],
          ['lost in 30 s', lost],
          [
            'memory',
            `${before} MB before, ${after} MB with them (${(((after - before) * 1024) / SOCKETS).toFixed(1)} kB each)`,
          ],
          [
            'health beside them',
            `p99 ${Math.round(
              quantile(
                health.map(({ ms }) => ms),
                0.99,
              ),
            )} ms`,
          ],
          [
            'storm',
            `${STORM.toLocaleString('en')} sockets, server killed and ready again after ${ready.toFixed(1)} s`,
          ],
          ['all back', `${healed.toFixed(1)} s later`],
        ],
      ),
    ]
  })
}

/** Node takes the hard limit; what this process may open its children may too. */
function raiseFileLimit(files) {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), `--nofile=${files}:${files}`])
  } catch {
    say(`The limit of open files could not be raised to ${files}: try "ulimit -n ${files}".`)
  }
}

async function openSwarms(url, { members }, sockets) {
  const tokens = members.map(({ token }) => token)
  const count = Math.ceil(sockets / PER_SWARM)
  const swarms = Array.from({ length: count }, (_, at) => {
    const child = fork(fileURLToPath(new URL('swarm.mjs', import.meta.url)))
    const size = Math.min(PER_SWARM, sockets - at * PER_SWARM)
    child.send({ open: size, url, tokens, address: `127.0.0.${at + 2}` })
    return { child, size }
  })
  await Promise.all(swarms.map(({ child, size }) => until(child, (state) => state.open === size)))
  return swarms
}

async function countLost(swarms) {
  const states = await Promise.all(swarms.map(({ child }) => until(child, () => true)))
  return states.reduce((sum, { lost }) => sum + lost, 0)
}

/** Leaves so many open, which reconnect by themselves from here on. */
async function closeMore(swarms, left) {
  const share = Math.floor(left / swarms.length)
  for (const { child } of swarms) child.send({ keep: share })
  await Promise.all(swarms.map(({ child }) => until(child, (state) => state.open === share)))
}

async function allBack(swarms, left) {
  const share = Math.floor(left / swarms.length)
  await Promise.all(swarms.map(({ child }) => until(child, (state) => state.reconnected === share)))
}

/** The state of a swarm, once it is as wanted; each reports twice a second. */
async function until(child, isWanted) {
  for (;;) {
    const [state] = await once(child, 'message')
    if (isWanted(state)) return state
  }
}

async function probe(url, seconds) {
  const client = openClient(url)
  const results = []
  for (let at = 0; at < seconds * 4; at++) {
    results.push(await client.send({ path: '/api/health' }))
    await pause(250)
  }
  client.close()
  return results
}
