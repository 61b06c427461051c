import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { config } from '#lib/config.ts'
import { connect } from '#lib/db.ts'
import { isStopping } from '#lib/readiness.ts'
import { workerCount } from '#lib/workerCount.ts'
import { greet } from './greet.ts'
import { openMetrics } from './metrics.ts'
import { prepare } from './prepare.ts'
import { sayReady, startProcesses } from './processes.ts'
import { serve } from './serve.ts'
import { drain, type Running, stopAll } from './stop.ts'

// By default V8 lets the heap grow to four times the used size before it collects: 280 MB instead of 180.
setFlagsFromString('--heap-growing-percent=60')

const running: Running = {}

// The terminal and npm may each forward a signal; only the first counts.
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
// The reader of our output may end before us. Without a handler each unread line is an error, and so is reporting it.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

const starting = cluster.isPrimary ? start() : startPart(config.DATABASE_URL!)
await starting.catch(fail)

/** All of Jes: in this process alone, or in several that this one looks after. */
async function start() {
  const means = await prepare(running)
  if (!means) return
  running.metrics = await openMetrics(means.sql)
  if (running.metrics) process.stdout.write(`Metrics are at ${running.metrics.address}\n`)
  const web = workerCount(config)
  if (web > 1) {
    const processes = await startProcesses({ url: means.url, web, complain })
    running.processes = processes
    if (!isStopping()) greet(processes.address)
    return
  }
  const address = await serve(running, means, complain)
  if (!isStopping()) greet(address)
}

/** One of several processes: whoever started it has prepared everything. */
async function startPart(url: string) {
  const sessionUrl = config.DATABASE_SESSION_URL
  const sql = connect(url, { sessionUrl })
  running.sql = sql
  await openMetrics(sql)
  sayReady(await serve(running, { sessionUrl: sessionUrl ?? url, sql }, complain))
}

async function stop(code: number) {
  if (isStopping()) return
  const draining = drain(running)
  // A half-started server cannot be stopped: wait until it is up or has failed.
  await starting.catch(() => {})
  // After a failure nothing is worth waiting for.
  if (code === 0) await draining
  await running.processes?.stop()
  const isDone = await stopAll(running, complain)
  if (!isDone) complain('Jes did not stop in time, and ends now.')
  process.exit(isDone ? code : 1)
}

/** After an unexpected error the state of the process is unknown: it is logged, and a new process starts. */
function fail(error: unknown) {
  complain(error)
  void stop(1)
}

function complain(error: unknown) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
