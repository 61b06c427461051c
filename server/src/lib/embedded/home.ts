import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pointerIn } from './address.ts'
import { canReach, type Owner, ownerFor } from './owner.ts'

/** The place of one database: `folder` holds the log, the secret and `cluster`, PostgreSQL's own folder. */
export type Home = { folder: string; cluster: string; owner: Owner }

/** Where root puts what the owner cannot reach inside a closed home folder. */
export const OPEN_FOLDER = '/var/lib/jes'

/** Finds the place of the database of this folder, and its owner. Never picks an empty one beside an existing one. */
export function settleHome(
  preferred: string,
  { reaches = canReach, openFolder = OPEN_FOLDER } = {},
): Home {
  mkdirSync(dirname(preferred), { recursive: true })
  const owner = ownerFor(join(preferred, 'cluster'))
  mkdirSync(preferred, { recursive: true, mode: 0o700 })
  const folder = realpathSync(preferred)
  const pointer = pointerIn(folder)
  if (existsSync(pointer)) return movedHome(pointer)

  if (process.platform !== 'win32') chmodSync(folder, 0o700)
  give(folder, owner)
  if (reaches(owner, folder, 'write')) return homeIn(folder, owner)
  if (existsSync(join(folder, 'cluster')))
    throw new Error(
      `The user with id ${owner.uid}, who owns the database in ${folder}, cannot reach it. Allow others to pass the folders above it (chmod o+x).`,
    )
  return moveHome(pointer, openFolder)
}

function movedHome(pointer: string): Home {
  const folder = readFileSync(pointer, 'utf8').trim()
  if (existsSync(folder)) return homeIn(folder, ownerFor(join(folder, 'cluster')))
  throw new Error(
    `${pointer} says that the database is in ${folder}, but it is not there. Put it back, or delete that file to start empty.`,
  )
}

function moveHome(pointer: string, openFolder: string): Home {
  const owner = ownerFor(openFolder)
  const folder = join(openFolder, `postgres-${randomBytes(6).toString('hex')}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(openFolder, 0o755)
  give(folder, owner)
  writeFileSync(pointer, `${folder}\n`, { flush: true })
  return homeIn(folder, owner)
}

function homeIn(folder: string, owner: Owner): Home {
  const cluster = join(folder, 'cluster')
  const holder = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (holder === 0) giveAll(cluster, owner)
  else if (holder !== undefined && holder !== (owner.uid ?? process.getuid?.() ?? holder))
    throw new Error(
      `The database in ${folder} belongs to the user with id ${holder}. Start Jes as that user or as root.`,
    )
  return { folder, cluster, owner }
}

/** Root may have restored a backup; PostgreSQL accepts only files of its own user. */
function giveAll(path: string, owner: Owner): void {
  give(path, owner)
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    give(join(path, name), owner)
}

export function give(path: string, { uid, gid }: Owner): void {
  if (uid !== undefined && gid !== undefined) lchownSync(path, uid, gid)
}
