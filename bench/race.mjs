import { compare, MOST, SLICE_SECONDS } from './load.mjs'
import { measureProcess, measureTreeCpu } from './servers.mjs'

/** As a browser asks. */
const PACKED = { 'accept-encoding': 'br, gzip' }

/**
 * Calls ours and the bare server in turn; at the most connections also ours as a browser asks, and for a write the
 * bare statement. The CPU time of each request is less noisy than the rate.
 */
export function openRace({ jes, bare, clients, runSql, database }) {
  return async function race({ requestsOf, statement }, connections) {
    const plain = [{ ...requestsOf(0)[0], path: '/' }]
    const packedOf = (client) =>
      requestsOf(client).map((request) => ({
        ...request,
        headers: { ...request.headers, ...PACKED },
      }))
    const fire = (server, requests) => () =>
      watch(server.pid, () =>
        clients.fire({ url: server.url, requestsOf: requests }, { connections }),
      )
    const isFull = connections === MOST
    const runs = {
      ours: fire(jes, requestsOf),
      bare: fire(bare, () => plain),
      ...(isFull && { packed: fire(jes, packedOf) }),
      ...(isFull &&
        statement && {
          statement: () => runSql({ name: statement, connections, seconds: SLICE_SECONDS }),
        }),
    }
    const measured = await compare(Object.values(runs))
    const results = Object.fromEntries(Object.keys(runs).map((name, at) => [name, measured[at]]))
    return { ...results, memory: measureProcess(jes.pid) }
  }

  /** What a run takes of the processor, here and in the database. */
  async function watch(pid, run) {
    const before = [measureProcess(pid)?.cpu, measureTreeCpu(database)]
    const result = await run()
    const after = [measureProcess(pid)?.cpu, measureTreeCpu(database)]
    return { ...result, cpu: after[0] - before[0], databaseCpu: after[1] - before[1] }
  }
}
