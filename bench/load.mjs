import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '1,10,50').split(',').map(Number)
/** At so many connections everything is measured, and held against its aim. */
export const MOST = Math.max(...CONNECTIONS)
/** So many turns count. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** All are called in turn, so many seconds each: what disturbs the machine disturbs all. */
export const SLICE_SECONDS = Number(process.env.BENCH_SLICE ?? 1)
const WARM_UP_SECONDS = Math.min(4, SECONDS * SLICE_SECONDS)
/** One process that calls would be slower than the bare server that answers. */
const CLIENTS = 2

const client = fileURLToPath(new URL('client.mjs', import.meta.url))

/** The processes that send the requests. */
export function openClients(scratch) {
  const children = Array.from({ length: CLIENTS }, () => fork(client))
  const ends = children.map(endOf)
  for (const end of ends) end.catch(() => {})
  scratch.onClose(() => {
    for (const child of children) if (child.connected) child.disconnect()
  })

  /** Calls a server from so many connections, shared out among the processes. */
  async function fire({ url, requestsOf }, { connections, seconds = SLICE_SECONDS }) {
    const all = Array.from({ length: connections }, (_, index) => requestsOf(index))
    const shares = children.map((_, at) => all.filter((_, index) => index % CLIENTS === at))
    const results = await Promise.all(
      children.map(async (child, at) => {
        child.send({ url, rounds: shares[at], seconds })
        return Promise.race([answerOf(child), ends[at]])
      }),
    )
    return merge(url, results)
  }

  /** Node compiles what it runs often: a server that has just started is slower than one that has run for a while. */
  async function warmUp(called) {
    await fire(called, { connections: Math.min(20, MOST), seconds: WARM_UP_SECONDS })
  }

  return { fire, warmUp }
}

/** Runs all in turn; the first turn of each does not count. */
export async function compare(runs) {
  const slices = runs.map(() => [])
  for (let slice = 0; slice <= SECONDS; slice++) {
    for (const [index, run] of runs.entries()) slices[index].push(await run())
  }
  return slices.map(([, ...counted]) => total(counted))
}

async function answerOf(child) {
  const [result] = await once(child, 'message')
  return result
}

/** A client that fails ends the bench, which would wait for it. */
async function endOf(child) {
  await once(child, 'exit')
  throw new Error('A client ended; it says why above.')
}

function merge(url, results) {
  const sum = (key) => results.reduce((all, result) => all + result[key], 0)
  if (sum('refused') + sum('failed') > 0) {
    throw new Error(
      `${url}: ${sum('refused')} refused, ${sum('failed')} failed of ${sum('answered')}.`,
    )
  }
  const waits = new Map()
  for (const result of results) {
    for (const [wait, count] of Object.entries(result.waits))
      waits.set(Number(wait), (waits.get(Number(wait)) ?? 0) + count)
  }
  return {
    answered: sum('answered'),
    bytes: sum('bytes'),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
  }
}

/** Waits are counted by tenths of a millisecond. */
function percentile(waits, share) {
  const sorted = [...waits].sort(([one], [other]) => one - other)
  let left = sorted.reduce((all, [, count]) => all + count, 0) * share
  for (const [wait, count] of sorted) {
    left -= count
    if (left <= 0) return wait / 10
  }
  return 0
}

function total(slices) {
  const sum = (key) => slices.reduce((all, slice) => all + slice[key], 0)
  const median = (key) =>
    slices.map((slice) => slice[key]).sort((a, b) => a - b)[slices.length >> 1]
  const answered = sum('answered')
  return {
    perSecond: answered / sum('seconds'),
    p50: median('p50'),
    p99: median('p99'),
    /** Milliseconds of the processor for each request. */
    cost: sum('cpu') / answered,
    databaseCost: sum('databaseCpu') / answered,
    /** The share of the time that the called process was at work: at 1 nothing but itself held it up. */
    busy: sum('cpu') / 1_000 / sum('seconds'),
  }
}
