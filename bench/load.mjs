import autocannon from 'autocannon'

export const CONNECTIONS = (process.env.BENCH_CONNECTIONS ?? '1,10,50').split(',').map(Number)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Both servers are called in turn, a second each: what disturbs the machine disturbs both. */
const SLICE_SECONDS = 1
const WARM_UP_SECONDS = 4

/** Node compiles what it runs often: a server that has just started is slower than one that has run for a while. */
export async function warmUp({ url, requestsOf }) {
  await autocannon({ ...shot(url, requestsOf, 20), duration: WARM_UP_SECONDS })
}

/** Calls ours and the bare one in turn; the first turn of each does not count. */
export async function compare(ours, bare, connections) {
  const sums = [[], []]
  for (let slice = 0; slice <= SECONDS; slice++) {
    for (const [index, { url, requestsOf }] of [ours, bare].entries()) {
      sums[index].push(await fire(url, requestsOf, connections))
    }
  }
  return sums.map(([first, ...rest]) => {
    const measured = total(rest)
    return { ...measured, sent: measured.answered + first.answered }
  })
}

async function fire(url, requestsOf, connections) {
  const result = await autocannon(shot(url, requestsOf, connections))
  const answered = result['2xx']
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed of ${answered}.`)
  }
  return { answered, seconds: result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}

function total(slices) {
  const sum = (key) => slices.reduce((all, slice) => all + slice[key], 0)
  const median = (key) =>
    slices.map((slice) => slice[key]).sort((a, b) => a - b)[slices.length >> 1]
  const answered = sum('answered')
  return { answered, perSecond: answered / sum('seconds'), p50: median('p50'), p99: median('p99') }
}

/** Each connection sends requests of its own, round and round. */
function shot(url, requestsOf, connections) {
  let clients = 0
  return {
    url,
    connections,
    duration: SLICE_SECONDS,
    requests: requestsOf(0).slice(0, 1),
    setupClient: (client) => client.setRequests(requestsOf(clients++)),
  }
}
