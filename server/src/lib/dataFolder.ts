import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ownerFor } from './embedded/owner.ts'

const OTHERS = 0o077
/** PostgreSQL protects its own folder, which may belong to another user. */
const DATABASE = 'postgres'
const isWindows = process.platform === 'win32'

/**
 * Creates DATA_DIR for this user only, and everything that this process creates from now on, whatever the umask was.
 * Returns what others could read until now.
 */
export function settleDataFolder(folder: string): string[] {
  mkdirSync(dirname(folder), { recursive: true })
  process.umask(OTHERS)
  mkdirSync(folder, { recursive: true })
  const open = listOpen(folder)
  if (isWindows) return open
  attempt(() => shut(folder))
  for (const name of readdirSync(folder))
    if (name !== DATABASE) tighten(join(folder, name), statSync)
  return open
}

/** What others could read or enter in DATA_DIR; behind a closed folder everything is closed. */
export function listOpen(folder: string): string[] {
  if (isWindows) return []
  const allowed = passer(folder) ? 0o010 : 0
  const inside = readdirSync(folder).map((name) => join(folder, name))
  const isOpen = (path: string) => (modeOf(path) & OTHERS & ~(path === folder ? allowed : 0)) !== 0
  return [folder, ...inside].filter(isOpen)
}

/**
 * Under root two programs that are not quite root must pass through this folder: PostgreSQL, run as another user, and
 * ffmpeg, in a namespace that knows root alone. One of them owns the folder, the other passes by its group; nobody else
 * does, and not even the group may list it.
 */
function shut(folder: string): void {
  const group = passer(folder)
  if (group) chownSync(folder, group.ownerId, group.gid)
  chmodSync(folder, group ? 0o710 : 0o700)
}

function passer(folder: string) {
  const { gid } = ownerFor(join(folder, DATABASE, 'cluster'))
  if (gid === undefined) return null
  const { uid: ownerId } = statSync(folder)
  return { ownerId, gid: ownerId === 0 ? gid : 0 }
}

/** The folder itself comes last: a closed one has been processed before. */
function tighten(path: string, look: (path: string) => Stats): void {
  attempt(() => {
    const found = look(path)
    if (found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
    if (found.isDirectory())
      for (const name of readdirSync(path)) tighten(join(path, name), lstatSync)
    chmodSync(path, found.mode & 0o700)
  })
}

function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0
}

/** Files of somebody else, or deleted meanwhile, do not stop the start; the doctor names them. */
function attempt(work: () => void): void {
  try {
    work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'EACCES' && code !== 'ENOENT' && code !== 'EROFS') throw error
  }
}
