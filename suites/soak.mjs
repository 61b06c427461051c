import { measureProcess } from '../bench/servers.mjs'
import { measureCapacity, mixOf, offer, openClient, quantile, timesOf } from './load.mjs'
import { tableOf } from './report.mjs'
import { expectThat, say, withSite } from './site.mjs'

const MINUTES = Number(process.env.MINUTES ?? 5)
const SHARE = 0.7
/** The run in so many equal parts: the last may not be worse than the first after the warm-up. */
const PARTS = 10
const MEMORY_GROWTH = 1.15
const SLOWER = 2

/** Mixed load at 70 % of capacity: memory and p99 stay flat, and nothing fails. */
export function run() {
  return withSite({ WORKERS: '1' }, async ({ url, pid, world }) => {
    const next = mixOf(world)
    const client = openClient(url)
    await measureCapacity(client, next)
    const capacity = await measureCapacity(client, next)
    const perSecond = capacity * SHARE
    say(`Capacity: ${Math.round(capacity)} requests a second.`)

    const parts = []
    for (let part = 0; part < PARTS; part++) {
      const { results, notSent } = await offer(client, next, {
        perSecond,
        seconds: (MINUTES * 60) / PARTS,
      })
      const failed = results.filter(({ status }) => status !== 200).length + notSent
      const times = timesOf(results)
      parts.push({
        answered: times.length,
        failed,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        memory: measureProcess(pid)?.now ?? 0,
      })
      say(JSON.stringify(parts.at(-1)))
    }
    client.close()

    // The first part warms up.
    const [, ...warm] = parts
    const half = warm.length >> 1
    const median = (list, key) =>
      quantile(
        list.map((part) => part[key]),
        0.5,
      )
    const [early, late] = [warm.slice(0, half), warm.slice(half)]
    const growth = median(late, 'memory') / median(early, 'memory')
    const slower = median(late, 'p99') / median(early, 'p99')
    expectThat(
      parts.every(({ failed }) => failed === 0),
      'no request fails',
    )
    expectThat(growth < MEMORY_GROWTH, `memory is flat: ${growth.toFixed(2)} times the first half`)
    expectThat(slower < SLOWER, `p99 is flat: ${slower.toFixed(2)} times the first half`)

    const answered = parts.reduce((sum, part) => sum + part.answered, 0)
    return [
      `${MINUTES} minutes at ${Math.round(perSecond)} requests a second (70 % of ${Math.round(capacity)}): ${answered.toLocaleString('en')} answered, none failed. Second half against the first: memory × ${growth.toFixed(2)}, p99 × ${slower.toFixed(2)}.`,
      '',
      ...tableOf(
        ['Part', 'Answered', 'p50 ms', 'p99 ms', 'Memory MB'],
        parts.map(({ answered, p50, p99, memory }, at) => [
          at + 1,
          answered,
          Math.round(p50),
          Math.round(p99),
          memory,
        ]),
      ),
    ]
  })
}
