import postgres from 'postgres'
import { build } from '../scripts/build.mjs'
import { endpointsOf } from './endpoints.mjs'
import { measureFanOut } from './fanOut.mjs'
import { makeFindable } from './findable.mjs'
import { CONNECTIONS, openClients } from './load.mjs'
import { explainMillion } from './million.mjs'
import { openRace } from './race.mjs'
import { describeFanOut, tableOf, writePlans, writeTable } from './report.mjs'
import {
  databasePid,
  openScratch,
  startBare,
  startBareSql,
  startDatabase,
  startJes,
} from './servers.mjs'
import { measureVideo } from './video.mjs'
import { seed } from './world.mjs'

/** `npm run bench` measures the server; with `--million` it explains the queries at a million posts. */
const isMillion = process.argv.includes('--million')
/** `--smoke` only shows that every request is answered, without what needs a thousand sockets or ffmpeg. */
const isSmoke = process.argv.includes('--smoke')
/** Words pick the endpoints whose names contain one of them; such a run is only shown, not stored. */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const scratch = openScratch()
try {
  await build()
  const databaseUrl = await startDatabase(scratch, process.env.BENCH_PREPARED)
  if (isMillion) writePlans(await explainMillion(databaseUrl))
  else await measure(databaseUrl).then(keep)
} finally {
  await scratch.close()
}

function keep(measured) {
  if (isSmoke) say(tableOf(measured))
  else if (words.length === 0) writeTable(measured)
}

async function measure(databaseUrl) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const world = await seed(sql)
  await sql.end()
  await makeFindable(databaseUrl)
  say(`${world.members.length} members, ${world.posts.length} posts.`)
  // One process against one, with the jobs elsewhere as in production: how far more reach is another question.
  const jes = await startJes(scratch, databaseUrl, { WORKERS: '1', ROLE: 'web' })
  const bare = await startBare(scratch)
  const clients = openClients(scratch)
  const runSql = await startBareSql(scratch, databaseUrl)
  const race = openRace({ jes, bare, clients, runSql, database: databasePid(scratch) })

  const rows = []
  const endpoints = endpointsOf(world).filter(({ name }) => isChosen(name))
  for (const endpoint of endpoints) {
    const { name, aim, requestsOf } = endpoint
    const bodies = []
    for (const request of requestsOf(0)) bodies.push(await bodyOf(jes.url, request))
    await bare.answerWith(bodies)
    await clients.warmUp({ url: jes.url, requestsOf })
    for (const connections of CONNECTIONS) {
      const measured = await race(endpoint, connections)
      const row = { name, aim, connections, bytes: meanLength(bodies), ...measured }
      rows.push(row)
      say(describe(row))
    }
  }
  if (isSmoke) return { rows, fanOut: null, videos: [] }
  const fanOut = isChosen('fan-out') ? await measureFanOut(jes.url, world) : null
  if (fanOut) say(describeFanOut(fanOut))
  const videos = await measureVideo(scratch, { jes, clients }, world, isChosen)
  for (const line of videos) say(line)
  return { rows, fanOut, videos }
}

function isChosen(name) {
  return words.length === 0 || words.some((word) => name.includes(word))
}

function meanLength(bodies) {
  return Math.round(bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length)
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

function describe({ name, connections, ours, packed, bare, statement, bytes, memory }) {
  const rate = `${Math.round(ours.perSecond)}/s of ${Math.round(bare.perSecond)}/s`
  const ratio = (ours.perSecond / bare.perSecond).toFixed(3)
  const cost = `${ours.cost.toFixed(2)} of ${bare.cost.toFixed(2)} ms processor, ${ours.databaseCost.toFixed(2)} in the database`
  const others = [
    packed && `packed ${Math.round(packed.perSecond)}/s`,
    statement && `bare SQL ${Math.round(statement.perSecond)}/s`,
    `the bare server busy ${Math.round(bare.busy * 100)} %`,
  ].filter(Boolean)
  return `${name.padEnd(15)} ${String(connections).padStart(2)} connections: ${rate}, ratio ${ratio}, p50 ${ours.p50} ms, p99 ${ours.p99} ms, ${bytes} bytes, ${memory?.now} MB, ${cost}, ${others.join(', ')}`
}
