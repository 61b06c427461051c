import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { build } from '../scripts/build.mjs'
import { honest, phoneOf, robot } from './natPhones.mjs'
import { openScratch, startDatabase, startJes } from './servers.mjs'

/**
 * `npm run bench:nat` puts a thousand honest phones and one robot behind one address, with all limits on: the phones
 * read, sign up and post. They come one after the other over two minutes, as people do, and who is told that the
 * server is busy comes again when it says. `-- 50` is a smaller town. It fails if a phone is refused.
 */
const PHONES = Number(process.argv[2] ?? 1_000)
const ARRIVAL_MS = 120_000

const scratch = openScratch()
try {
  await build()
  const databaseUrl = await startDatabase(scratch)
  const { url } = await startJes(scratch, databaseUrl, { RATE_LIMIT: 'on' })
  const sql = postgres(databaseUrl, { max: 2 })
  const { phones, ours, seconds } = await live(url, sql)
  await sql.end()
  report(phones, ours, seconds)
} finally {
  await scratch.close()
}

async function live(url, sql) {
  const begun = performance.now()
  const town = { isAwake: true }
  const ours = robot(url, town)
  const phones = await Promise.all(
    Array.from({ length: PHONES }, async (_, n) => {
      await wait((n / PHONES) * ARRIVAL_MS)
      return honest(phoneOf(url), sql, n)
    }),
  )
  town.isAwake = false
  return { phones, ours: await ours, seconds: (performance.now() - begun) / 1_000 }
}

function report(phones, ours, seconds) {
  const sum = (name) => phones.reduce((total, phone) => total + phone[name], 0)
  const slowest = Math.max(...phones.map(({ worked }) => worked))
  say(`${PHONES} phones at one address, ${seconds.toFixed(0)} s`)
  say(
    `  calls ${sum('calls')}, refused ${sum('refused')}, failed ${sum('failed')}, server busy ${sum('busy')}`,
  )
  say(
    `  proofs ${sum('proofs')}, ${(sum('worked') / PHONES).toFixed(0)} ms a phone, at most ${slowest.toFixed(0)}`,
  )
  for (const status of new Set(phones.flatMap(({ statuses }) => statuses))) say(`  ${status}`)
  say('one robot among them, which signs up without a pause')
  say(
    `  calls ${ours.calls}, accounts ${ours.accounts}, refused ${ours.refused}, proofs ${ours.proofs}`,
  )
  say(
    `  ${(ours.worked / Math.max(1, ours.proofs)).toFixed(0)} ms a proof, ${(ours.worked / 1_000).toFixed(0)} s in all`,
  )
  if (sum('refused') + sum('failed') > 0) process.exitCode = 1
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
