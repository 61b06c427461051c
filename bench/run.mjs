import postgres from 'postgres'
import { build } from '../scripts/build.mjs'
import { endpointsOf } from './endpoints.mjs'
import { measureFanOut } from './fanOut.mjs'
import { makeFindable } from './findable.mjs'
import { CONNECTIONS, compare, warmUp } from './load.mjs'
import { explainMillion } from './million.mjs'
import { describeFanOut, writePlans, writeTable } from './report.mjs'
import { measureProcess, openScratch, startBare, startDatabase, startJes } from './servers.mjs'
import { measureVideo } from './video.mjs'
import { seed } from './world.mjs'

/** `npm run bench` measures the server; with `--million` it explains the queries at a million posts. */
const isMillion = process.argv.includes('--million')
/** Words pick the endpoints whose names contain one of them; such a run is only shown, not stored. */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const scratch = openScratch()
try {
  await build()
  const databaseUrl = await startDatabase(scratch)
  if (isMillion) writePlans(await explainMillion(databaseUrl))
  else await measure(databaseUrl).then((measured) => words.length === 0 && writeTable(measured))
} finally {
  await scratch.close()
}

async function measure(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const world = await seed(sql)
  await sql.end()
  await makeFindable(databaseUrl)
  say(`${world.members.length} members, ${world.posts.length} posts.`)
  const jes = await startJes(scratch, databaseUrl)
  const bare = await startBare(scratch)

  const rows = []
  const endpoints = endpointsOf(world).filter(({ name }) => isChosen(name))
  for (const { name, aim, requestsOf } of endpoints) {
    const body = await bodyOf(jes.url, requestsOf(0)[0])
    const plain = [{ ...requestsOf(0)[0], path: '/' }]
    await bare.answerWith(body)
    await warmUp({ url: jes.url, requestsOf })
    for (const connections of CONNECTIONS) {
      const row = {
        name,
        aim,
        connections,
        bytes: body.length,
        ...(await race(jes, bare, { requestsOf, plain, connections })),
      }
      rows.push(row)
      say(describe(row))
    }
  }
  const fanOut = isChosen('fan-out') ? await measureFanOut(jes.url, world) : null
  if (fanOut) say(describeFanOut(fanOut))
  const videos = await measureVideo(scratch, jes, world, isChosen)
  for (const line of videos) say(line)
  return { rows, fanOut, videos }
}

function isChosen(name) {
  return words.length === 0 || words.some((word) => name.includes(word))
}

/** Both servers in turn; the CPU time of each request is less noisy than the rate. */
async function race(jes, bare, { requestsOf, plain, connections }) {
  const before = [jes, bare].map(({ pid }) => measureProcess(pid))
  const [ours, theirs] = await compare(
    { url: jes.url, requestsOf },
    { url: bare.url, requestsOf: () => plain },
    connections,
  )
  const after = [jes, bare].map(({ pid }) => measureProcess(pid))
  const cost = ({ sent }, index) =>
    after[index] ? (after[index].cpu - before[index].cpu) / sent : Number.NaN
  return {
    ours: { ...ours, cost: cost(ours, 0) },
    bare: { ...theirs, cost: cost(theirs, 1) },
    memory: after[0],
  }
}

/** What the endpoint answers, as one sees it from outside. */
async function bodyOf(url, { method, path, headers, body }) {
  const reply = await fetch(url + path, {
    method,
    headers: { 'user-agent': 'Mozilla/5.0', ...headers, 'accept-encoding': 'identity' },
    body,
  })
  if (!reply.ok) throw new Error(`${method} ${path} answers ${reply.status}: ${await reply.text()}`)
  return Buffer.from(await reply.arrayBuffer())
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function describe({ name, connections, ours, bare, bytes, memory }) {
  const rate = `${Math.round(ours.perSecond)}/s of ${Math.round(bare.perSecond)}/s`
  const ratio = (ours.perSecond / bare.perSecond).toFixed(3)
  const cost = `${ours.cost.toFixed(2)} of ${bare.cost.toFixed(2)} ms processor`
  return `${name.padEnd(15)} ${String(connections).padStart(2)} connections: ${rate}, ratio ${ratio}, p50 ${ours.p50} ms, p99 ${ours.p99} ms, ${bytes} bytes, ${memory?.now} MB, ${cost}`
}
