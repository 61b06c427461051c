import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { isRunning, isServing, quietEnvironment, signal } from './process.ts'

/** The PostgreSQL process, as in its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

const NO_PID = 2 ** 31 - 2
const LOG_LIMIT = 10_000_000
const FAST_SHUTDOWN_MS = 20_000
const EMPTY_FILE_MS = 10_000

/** The live server of this cluster or null. A pid file that a crash left is made harmless. */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid')
  const lines = readText(file).split('\n')
  const pid = Math.abs(Number(lines[0]))
  if (!pid) clearEmpty(file)
  if (!pid || !isRunning(pid)) return null
  if (isServing(pid, cluster))
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }

  // Another program has this pid now. The other lines stay: PostgreSQL finds its own orphans by them.
  writeFileSync(file, [String(NO_PID), ...lines.slice(1)].join('\n'))
  return null
}

/** Starts the server in a session of its own, so that Ctrl-C does not reach it before we stop it. */
export function launch(home: Home, binaries: Binaries, settings: Record<string, string>) {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child =
    process.platform === 'win32'
      ? launchOnWindows(home, binaries, options)
      : launchHere(home, binaries, options)
  child.on('error', () => {})
  child.unref()
  return child
}

/** A fast shutdown, then an immediate one when that takes too long; returns when the process has ended. */
export async function shutDown(home: Home, binaries: Binaries, { pid }: Postmaster) {
  if (process.platform === 'win32')
    spawnSync(binaries.pgCtl, ['stop', '-m', 'fast', '-D', home.cluster])
  else signal(pid, 'SIGINT')
  const late = Date.now() + FAST_SHUTDOWN_MS
  let isUrged = false
  while (isRunning(pid)) {
    if (!isUrged && Date.now() > late) {
      isUrged = true
      signal(pid, 'SIGQUIT')
    }
    await pause(20)
  }
}

/** The end of the log, for an error message about a failed start. */
export function lastWords(home: Home): string {
  return readText(logOf(home)).trimEnd().split('\n').slice(-6).join('\n')
}

function launchHere(home: Home, binaries: Binaries, options: string[]): ChildProcess {
  turnLog(home)
  const log = openSync(logOf(home), 'a', 0o600)
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...options], {
    ...home.owner,
    cwd: home.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: quietEnvironment(),
  })
  closeSync(log)
  return child
}

/** Windows forbids PostgreSQL to administrators; pg_ctl drops their rights first. */
function launchOnWindows(home: Home, binaries: Binaries, options: string[]): ChildProcess {
  turnLog(home)
  const args = ['start', '-w', '-D', home.cluster, '-l', logOf(home), '-o', options.join(' ')]
  return spawn(binaries.pgCtl, args, { detached: true, stdio: 'ignore', windowsHide: true })
}

function logOf(home: Home): string {
  return join(home.folder, 'server.log')
}

function turnLog(home: Home): void {
  const size = statSync(logOf(home), { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT) renameSync(logOf(home), `${logOf(home)}.old`)
}

/** A power cut can leave the file empty; PostgreSQL would then refuse to start for ever. */
function clearEmpty(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && Date.now() - found.mtimeMs > EMPTY_FILE_MS) rmSync(file, { force: true })
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
