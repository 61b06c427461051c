import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian puts servers where only root looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** The path of a program of this machine; Debian's packages are installed if it is missing. */
export function findProgram(name: string, packages: string[], folders: string[] = []) {
  const found = () =>
    [...folders, ...FOLDERS].map((folder) => join(folder, name)).find((path) => existsSync(path))
  const path = found() ?? (install(packages) ? found() : undefined)
  if (path) return path
  throw new Error(
    `The cluster test needs ${name}. Install ${packages.join(' ')} (Debian), or run it as root there.`,
  )
}

function install(packages: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  run(['update', '-qq'])
  return run(['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

function run(args: string[]) {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // A package that starts its server at once would take the usual port.
    RUNLEVEL: '1',
  }
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
