import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { release } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { readOrMake } from '#lib/secretFile.ts'
import { APP, addressOf, passwordOf, SUPERUSER, secretIn } from './address.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { type Hold, takeHold } from './hold.ts'
import { give, type Home, settleHome } from './home.ts'
import { findPostmaster, lastWords, launch, shutDown } from './postmaster.ts'

export type Embedded = {
  url: string
  /** For what only a superuser may do; no request is ever served with it. */
  superuserUrl: string
  adopted: boolean
  stop(): Promise<void>
}

type Settings = Record<string, string>
type Raising = {
  home: Home
  binaries: Binaries
  secret: string
  settings: Settings
  port: () => Promise<number>
  signal: AbortSignal
}
type Raised = { hold: Hold; port: number; adopted: boolean }

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  wal_compression: 'on',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel plans need more shared memory than a small container has, and our queries are short.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...(canSyncWhole() && { recovery_init_sync_method: 'syncfs' }),
}

const ANSWER_MS = 300_000
const FAILING_MS = 10_000
const RETRY_MS = 200
const POLL_MS = 20

/** A real PostgreSQL in this folder: the one that a killed process left running, or a new one. */
export async function startEmbedded(options: {
  folder: string
  settings?: Settings
}): Promise<Embedded> {
  const settings = { ...SETTINGS, ...options.settings }
  const home = settleHome(options.folder)
  const binaries = findBinaries(home.owner)
  const secret = await settleSecret(home)
  const password = passwordOf(secret, SUPERUSER)
  await ensureCluster(home, binaries, { password, sync: settings.fsync !== 'off' })

  const ending = new AbortController()
  const raise = (port: () => Promise<number>) =>
    raiseServer({ home, binaries, secret, settings, port, signal: ending.signal })
  const { hold, port, adopted } = await raise(freePort)
  const watching = watch(hold, () => raise(async () => port), ending.signal)

  async function end(): Promise<void> {
    ending.abort()
    const last = await watching
    const isAlone = (await last?.letGo()) ?? true
    const postmaster = findPostmaster(home.cluster)
    if (isAlone && postmaster) await shutDown(home, binaries, postmaster)
    await last?.end()
  }

  let ended: Promise<void> | undefined
  return {
    url: addressOf({ port, secret, role: APP }),
    superuserUrl: addressOf({ port, secret, role: SUPERUSER }),
    adopted,
    stop() {
      ended ??= end()
      return ended
    },
  }
}

/** The secret of the passwords. It belongs to the owner of the database, who may start it without root another time. */
async function settleSecret(home: Home): Promise<string> {
  const path = secretIn(home.folder)
  const secret = await readOrMake(path, () => randomBytes(32).toString('base64url'))
  give(path, home.owner)
  return secret
}

/** Adopts a running server, waits for one that is starting or stopping, or starts a new one. */
async function raiseServer(raising: Raising): Promise<Raised> {
  const { home, binaries, secret, settings, port, signal } = raising
  const begun = Date.now()
  let child: ChildProcess | undefined
  for (;;) {
    const found = findPostmaster(home.cluster)
    const hold = found?.isReady
      ? await takeHold({ home, port: found.port, secret }).catch(async (problem) => {
          // Nobody else would stop the server that we started.
          if (found.pid === child?.pid) await shutDown(home, binaries, found)
          throw problem
        })
      : null
    if (found && hold) return { hold, port: found.port, adopted: found.pid !== child?.pid }

    const isPending = child !== undefined && !hasEnded(child)
    const waited = Date.now() - begun
    if (signal.aborted && (found || !isPending)) throw new Error('Stopped while starting.')
    if (waited > (found || isPending ? ANSWER_MS : FAILING_MS))
      throw new Error(`PostgreSQL does not start in ${home.folder}.\n${lastWords(home)}`)
    if (!found && !isPending) {
      if (child) await pause(RETRY_MS)
      child = launch(home, binaries, { ...settings, port: `${await port()}` })
    }
    await pause(POLL_MS)
  }
}

/** Restarts the server on its port after it was killed. Resolves with the lock that we then hold. */
async function watch(first: Hold, revive: () => Promise<Raised>, signal: AbortSignal) {
  const ended = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  let hold: Hold | undefined = first
  while (!signal.aborted) {
    await Promise.race([hold ? hold.lost : pause(RETRY_MS), ended])
    if (signal.aborted) break
    await hold?.end()
    hold = await revive().then(
      (raised) => raised.hold,
      () => undefined,
    )
  }
  return hold
}

/** After a kill one call syncs the disk, where file by file takes seconds; before Linux 5.8 it hides disk errors. */
function canSyncWhole(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
