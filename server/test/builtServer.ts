import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostmaster } from '#lib/embedded/postmaster.ts'
import { signal } from '#lib/embedded/process.ts'

const MAIN = fileURLToPath(new URL('../bundle/main.js', import.meta.url))

const launched = new Set<ChildProcess>()

export type BuiltServer = Awaited<ReturnType<typeof startServer>>

/** The server as `npm start` runs it, on a free port, with its own database in the folder. */
export async function startServer(folder: string, settings: Record<string, string> = {}) {
  const child = launchServer(folder, settings)
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  let output = ''
  child.stdout?.on('data', (piece) => {
    output += piece
  })
  const url = await addressFrom(child)

  return {
    url,
    pid: child.pid!,
    /** Resolves when it ends, however that comes. */
    ended: gone,
    /** What it has printed so far. */
    output: () => output,
    /** The pids of the server, of PostgreSQL and of its children. */
    processes: () => [child.pid!, ...postgresIn(folder)],
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Closes the reading end of the server's output. */
    closeOutput: () => child.stdout?.destroy(),
    async stop(name: NodeJS.Signals): Promise<number | null> {
      child.kill(name)
      return (await gone)[0]
    },
    async killAll(): Promise<void> {
      child.kill('SIGKILL')
      killPostgres(folder)
      await gone
    },
  }
}

/** What a server says that does not start. */
export async function refusalToStart(folder: string, settings: Record<string, string>) {
  const child = launchServer(folder, settings, 'pipe')
  let words = ''
  child.stderr?.on('data', (piece) => {
    words += piece
  })
  const [code] = await once(child, 'close')
  return { code, words }
}

export function launchServer(
  folder: string,
  settings: Record<string, string> = {},
  errors: 'inherit' | 'pipe' = 'inherit',
) {
  if (!existsSync(MAIN)) throw new Error('The server is not built. Run npm run build first.')
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: folder,
      // It shares the CPU with other tests, whose load it would shed.
      NODE_ENV: 'test',
      DEMO: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', errors],
  })
  launched.add(child)
  return child
}

/** Also processes that an aborted test had only begun to start. */
export function killLaunched(): void {
  for (const child of launched) child.kill('SIGKILL')
  launched.clear()
}

export function postmasterIn(folder: string) {
  return findPostmaster(join(folder, 'postgres', 'cluster'))
}

export function killPostgres(folder: string): void {
  for (const pid of postgresIn(folder)) signal(pid, 'SIGKILL')
}

function postgresIn(folder: string): number[] {
  const postmaster = postmasterIn(folder)
  return postmaster ? [postmaster.pid, ...childrenOf(postmaster.pid)] : []
}

function childrenOf(parent: number): number[] {
  return processTable().flatMap(([pid, of]) => (of === parent && pid ? [pid] : []))
}

/** Pairs of a process and its parent; a small Linux has /proc but no ps. */
function processTable(): number[][] {
  if (process.platform !== 'linux') {
    const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout
    return table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)])
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${text}`)))
    child.stdout?.on('data', (piece) => {
      text += piece
      const port = /Jes is at http:\/\/localhost:(\d+)/.exec(text)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
}
