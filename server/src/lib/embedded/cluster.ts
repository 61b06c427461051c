import { execFile, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SUPERUSER } from './address.ts'
import type { Binaries } from './binaries.ts'
import { give, type Home } from './home.ts'
import { isRunning, quietEnvironment } from './process.ts'

const run = promisify(execFile)

/** With ctype C, pg_trgm finds no trigram in Devanagari; where C.UTF-8 is missing, any UTF-8 ctype works. */
const CTYPES = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8', 'en-US']

/** Creates the cluster if there is none. It is renamed when complete, so an unfinished one starts over. */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  options: { password: string; sync: boolean },
): Promise<void> {
  if (existsSync(home.cluster)) return checkCluster(home.cluster, binaries.major)

  removeUnfinished(home.folder)
  const draft = mkdtempSync(join(home.folder, `unfinished-${process.pid}-`))
  give(draft, home.owner)
  try {
    await initialise(draft, home, binaries, options)
    renameSync(join(draft, 'cluster'), home.cluster)
  } catch (error) {
    if (!existsSync(home.cluster)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  syncFolder(home.folder)
}

function checkCluster(cluster: string, major: string): void {
  const file = join(cluster, 'PG_VERSION')
  if (!existsSync(file))
    throw new Error(
      `${cluster} is not a PostgreSQL folder. Move it away to start with an empty one.`,
    )
  const made = readFileSync(file, 'utf8').trim()
  if (made === major) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, but this is PostgreSQL ${major}. Move it over with pg_dump of ${made} first.`,
  )
}

/** Another process may be creating one right now; only the drafts of dead processes are deleted. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [word, pid] = name.split('-')
    if (word === 'unfinished' && !isRunning(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** initdb reads the superuser's password from a file that its owner can read, and that is deleted with the draft. */
async function initialise(
  draft: string,
  home: Home,
  binaries: Binaries,
  { password, sync }: { password: string; sync: boolean },
) {
  const file = join(draft, 'password')
  writeFileSync(file, password, { mode: 0o600 })
  give(file, home.owner)
  let refusal = ''
  for (const ctype of [...CTYPES, ...systemLocales()]) {
    const args = ['-D', join(draft, 'cluster'), '-U', SUPERUSER, '-A', 'scram-sha-256']
    args.push(`--pwfile=${file}`, '-E', 'UTF8', '--data-checksums')
    args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C')
    args.push(`--lc-ctype=${ctype}`, '--no-instructions', ...(sync ? [] : ['--no-sync']))
    try {
      await run(binaries.initdb, args, {
        ...home.owner,
        cwd: home.folder,
        env: quietEnvironment(),
      })
      return
    } catch (error) {
      refusal = (error as { stderr?: string }).stderr || String(error)
      if (!/locale/i.test(refusal)) break
    }
  }
  throw new Error(`PostgreSQL could not make a database in ${home.folder}: ${refusal.trim()}`)
}

function systemLocales(): string[] {
  const list = spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? ''
  return list.split('\n').filter((name) => /utf-?8$/i.test(name))
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
