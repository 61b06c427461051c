import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** Whether the process is alive and ours to signal; a zombie is not alive. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(proc(pid, 'status'))
}

/** Whether the process is the PostgreSQL of this folder, and not a later one with the same pid. */
export function isServing(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const args = proc(pid, 'cmdline').split('\0')
    const folder = args[args.indexOf('-D') + 1]
    return args.includes('-D') && isSameFolder(folder ?? '', cluster)
  }
  if (process.platform === 'win32')
    return output('tasklist', ['/FI', `PID eq ${pid}`, '/NH']).startsWith('postgres.exe')
  return output('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).includes(`-D ${cluster}`)
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already, as intended.
  }
}

/** PostgreSQL gets its settings from its command line, never from environment variables meant for other servers. */
export function quietEnvironment(): NodeJS.ProcessEnv {
  const stored = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(stored), LC_ALL: 'C' }
}

/** The same folder may have two names, by a link or a mount. */
function isSameFolder(one: string, other: string): boolean {
  const a = statSync(one, { throwIfNoEntry: false })
  const b = statSync(other, { throwIfNoEntry: false })
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}

function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function output(command: string, args: string[]): string {
  return (spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '').trim()
}
