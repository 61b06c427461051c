import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { config } from '#lib/config.ts'
import { answerCounts } from '#lib/counts/primaryCounts.ts'
import { keepRunning } from '#lib/keepRunning.ts'

type Role = 'web' | 'jobs'
type Means = { url: string; web: number; complain: (error: unknown) => void }
/** What a process says to the one that started it, once it works. */
type Ready = { readyAt: string | null }

/** Longer than a process takes by itself to stop: what is left then is stuck. */
const STOP_MS = config.DRAIN_SECONDS * 1_000 + 9_500
/** The same program, told what it is by its settings; never a script that would install and build first. */
const MAIN = fileURLToPath(new URL(`./main${extname(import.meta.url)}`, import.meta.url))
const FEWEST_CONNECTIONS = 4

/**
 * Serves from several processes on one port, with the jobs in one of their own, so that no video slows a reader.
 * A process that ends is replaced, and the others do not notice.
 */
export async function startProcesses({ url, web, complain }: Means) {
  cluster.setupPrimary({
    exec: MAIN,
    execArgv: [...process.execArgv, '--enable-source-maps'],
  })
  const log = {
    error(facts: unknown, words: string) {
      complain(facts instanceof Error ? `${words} ${facts.message}` : words)
    },
  }
  const roles: Role[] = [
    ...Array.from({ length: web }, (): Role => 'web'),
    ...(config.ROLE === 'all' ? (['jobs'] as const) : []),
  ]
  answerCounts()
  let address = ''
  const started = await Promise.allSettled(
    roles.map((role) => keepRunning(() => startProcess(role), log)),
  )
  const kept = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = started.find((one) => one.status === 'rejected')
  if (failed) {
    await stopAll()
    throw failed.reason
  }
  return { address, stop: stopAll }

  async function stopAll() {
    await Promise.all(kept.map(({ stop }) => stop()))
  }

  async function startProcess(role: Role) {
    // For people who read `ps`.
    cluster.setupPrimary({ args: [role] })
    const worker = cluster.fork(settingsOf(role, { url, web }))
    const gone = once(worker, 'exit') as Promise<[number | null, string | null]>
    address = (await whenReady(worker, gone)).readyAt ?? address
    process.stdout.write(`A ${role} process works: ${worker.process.pid}.\n`)
    return {
      promise: gone.then(([code, signal]) => {
        if (code !== 0) throw new Error(`A ${role} process ended by ${signal ?? code}.`)
      }),
      stop: () => stopProcess(worker, gone),
    }
  }
}

/** The connections of this server are shared out. */
function settingsOf(role: Role, { url, web }: { url: string; web: number }) {
  const share = (whole: number) => String(Math.ceil(whole / web))
  return {
    ROLE: role,
    WORKERS: '1',
    DATABASE_URL: url,
    DATABASE_POOL: String(Math.max(FEWEST_CONNECTIONS, Math.ceil(config.DATABASE_POOL / web))),
    SOCKETS: share(config.SOCKETS),
    CONNECTIONS: share(config.CONNECTIONS),
    CONNECTIONS_PER_ADDRESS: share(config.CONNECTIONS_PER_ADDRESS),
  }
}

async function whenReady(worker: Worker, gone: Promise<unknown[]>) {
  const ready = new Promise<Ready>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isReady(message)) resolve(message)
    })
  })
  const early = gone.then(() => {
    throw new Error('A process ended before it was ready.')
  })
  return Promise.race([ready, early])
}

async function stopProcess(worker: Worker, gone: Promise<unknown>) {
  worker.process.kill('SIGTERM')
  const kill = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(kill)
}

/** To be called in the started process. */
export function sayReady(readyAt: string | null) {
  process.send?.({ readyAt } satisfies Ready)
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'readyAt' in message
}
