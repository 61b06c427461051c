import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

const DIST = new URL('../server/dist/', import.meta.url)
const MAIN = new URL('../server/bundle/main.js', import.meta.url)

/** One temporary folder for everything; its processes are stopped in the opposite order. */
export function openScratch() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `jes-bench-${process.pid}-`))
  chmodSync(folder, 0o711)
  const stops = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  const close = async () => {
    while (stops.length > 0) await stops.pop()()
  }
  for (const end of ['SIGINT', 'SIGTERM', 'uncaughtException']) {
    process.once(end, (why) => {
      process.stderr.write(`${why?.stack ?? why}\n`)
      void close().then(() => process.exit(1))
    })
  }
  return { folder, onClose: (stop) => stops.push(stop), close }
}

/** An empty database with the settings of production: fsync is on. A prepared one saves the time to make it. */
export async function startDatabase(scratch, prepared) {
  const { startEmbedded } = await import(new URL('lib/embedded/start.js', DIST))
  const { migrate } = await import(new URL('lib/migrate.js', DIST))
  if (prepared) execFileSync('cp', ['-a', prepared, join(scratch.folder, 'postgres')])
  const database = await startEmbedded({ folder: join(scratch.folder, 'postgres') })
  scratch.onClose(() => database.stop())
  // Before anything is measured, what was filled in is written out.
  const superuser = postgres(database.superuserUrl, { max: 1 })
  await superuser`grant pg_checkpoint to jes_app`
  await superuser.end()
  await migrate(database.url)
  return database.url
}

/** The server as production runs it, but for the limits on what one member or address may do. */
export async function startJes(scratch, databaseUrl, settings = {}) {
  const port = settings.PORT ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [fileURLToPath(MAIN)], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(scratch.folder, 'data'),
      DEMO: 'off',
      RATE_LIMIT: 'off',
      SOCKETS_PER_ADDRESS: '2000',
      CONNECTIONS_PER_ADDRESS: '20000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  scratch.onClose(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start; it says why above.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, pid: child.pid }
}

export async function startBare(scratch) {
  const child = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)))
  scratch.onClose(() => child.disconnect())
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    /** From here on it replies with these bodies in turn: the same bytes as ours. */
    async answerWith(bodies) {
      child.send(bodies.map((bytes) => bytes.toString('base64')))
      await once(child, 'message')
    },
  }
}

/** Runs the bare statements of `bareSql.mjs` over a pool of the same size and driver as the server's. */
export async function startBareSql(scratch, databaseUrl) {
  const child = fork(fileURLToPath(new URL('bareSql.mjs', import.meta.url)), {
    env: { PATH: process.env.PATH, BENCH_DATABASE_URL: databaseUrl },
  })
  scratch.onClose(() => child.disconnect())
  await once(child, 'message')
  return async function run(order) {
    child.send(order)
    const [result] = await once(child, 'message')
    if (result.failed) throw new Error(`A bare statement failed: ${result.failed}`)
    return result
  }
}

/** PostgreSQL's first process, as it notes it itself. */
export function databasePid(scratch) {
  const file = join(scratch.folder, 'postgres', 'cluster', 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** Resident memory in MB, now and at its highest, and CPU time in ms; null where there is no /proc. */
export function measureProcess(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024)
    return { now: megabytes('VmRSS'), highest: megabytes('VmHWM'), cpu: cpuOf(pid) }
  } catch {
    return null
  }
}

/** Resident memory in MB of a process and those that it started. */
export function measureTree(pid) {
  return childrenOf(pid).reduce(
    (sum, child) => sum + measureTree(child),
    measureProcess(pid)?.now ?? 0,
  )
}

/** The CPU time in ms of a process and of those that it started, also of those that have ended. */
export function measureTreeCpu(pid) {
  const times = [pid, ...childrenOf(pid)].map((each) => measureProcess(each)?.cpu ?? 0)
  return times.reduce((sum, time) => sum + time, endedCpuOf(pid))
}

function childrenOf(pid) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((name) => parentOf(name) === pid).map(Number)
}

const TICK_MS = 10

function cpuOf(pid) {
  const [user, system] = timesOf(pid)
  return (user + system) * TICK_MS
}

/** Of children that have ended and were waited for. */
function endedCpuOf(pid) {
  try {
    const [, , user, system] = timesOf(pid)
    return (user + system) * TICK_MS
  } catch {
    return 0
  }
}

function timesOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return fields.slice(11, 15).map(Number)
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

async function isReady(url) {
  const reply = await fetch(`${url}/api/health`).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.ok ?? false
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
