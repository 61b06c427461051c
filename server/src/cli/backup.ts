import { createWriteStream, existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type postgres from 'postgres'
import { audit } from '#features/core/staffAccess/audit.ts'
import { config } from '#lib/config.ts'
import { failPoint } from '#lib/failPoint.ts'
import { nextIn, prune } from './backupSeries.ts'
import { readBackupWords } from './backupWords.ts'
import { Complaint } from './complaint.ts'
import { type CliContext, holdAlone } from './context.ts'
import {
  FILES,
  FOLDERS,
  MANIFEST,
  type Manifest,
  type Sealed,
  sealing,
  sealOf,
} from './manifest.ts'
import { copyBucket } from './mediaFiles.ts'
import { conclude, say } from './say.ts'
import { listMigrations, listSequences, listTables, quote, quoted, type Table } from './tables.ts'

const ROWS_AT_ONCE = 500

type Transaction = postgres.TransactionSql<{ moment: string }>

/** Makes one backup, or the next of a series. */
export async function backup(context: CliContext, words: string[]) {
  const { folder, series, keep } = readBackupWords(words)
  const target = series ? await nextIn(series) : folder
  const manifest = await copyAll(context, target)
  const removed = series && keep ? await prune(series, target, keep) : []

  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const counts = { tables: manifest.tables.length, rows, files: manifest.files.length }
  conclude({ folder: target, ...counts, ...(series && { removed }) }, [
    `${target} holds ${counts.tables} tables with ${rows} rows, and ${counts.files} files.`,
    ...removed.map((name) => `${name} was removed.`),
  ])
}

/**
 * Copies everything into a new folder, as it was at one moment, while the server runs. It is made in a temporary folder
 * and renamed at the end: after any crash there is a whole backup under that name or none.
 */
async function copyAll(context: CliContext, target: string) {
  if (existsSync(target)) throw new Complaint(`${target} is there already.`)
  const beside = `${target}.unfinished`
  await holdAlone(context.slow)
  await rm(beside, { recursive: true, force: true })
  await mkdir(join(beside, 'tables'), { recursive: true })

  const database = await copyDatabase(context, beside)
  const files = [...(await copyFiles(beside)), ...(await copyBucket(beside))]
  const manifest: Manifest = { version: 1, madeAt: new Date().toISOString(), ...database, files }
  await writeFile(join(beside, MANIFEST), JSON.stringify(manifest, null, 1))
  await syncFile(join(beside, MANIFEST))
  await rename(beside, target)
  await context.sql.begin((sql) =>
    audit(sql, {
      byId: null,
      action: 'house.backup',
      facts: { tables: `${manifest.tables.length}` },
    }),
  )
  return manifest
}

/** All tables in one transaction with one snapshot. */
async function copyDatabase({ slow }: CliContext, folder: string) {
  return slow.begin('isolation level repeatable read read only', async (sql) => {
    const [migrations, sequences, tables] = [
      await listMigrations(sql),
      await listSequences(sql),
      await listTables(sql),
    ]
    const copied: Manifest['tables'] = []
    for (const table of tables) {
      copied.push(await copyTable(sql, table, folder))
      failPoint('midBackup')
    }
    return { migrations, sequences: [...sequences], tables: copied }
  })
}

async function copyTable(sql: Transaction, table: Table, folder: string) {
  say(`Copying ${table.name}`)
  const path = `tables/${table.schema}.${table.name}.gz`
  const [{ rows }] = await sql.unsafe<[{ rows: number }]>(
    `select count(*)::float8 as rows from ${quoted(table)} ${whichOf(table)}`,
  )
  const source = Readable.from(linesOf(sql, table))
  const seal = sealing()
  await pipeline(
    source,
    createGzip({ level: 4 }),
    seal.through,
    createWriteStream(join(folder, path)),
  )
  await syncFile(join(folder, path))
  return { ...table, rows, file: { path, ...seal.result() } }
}

/** The rows, each as a line of JSON with the text of its columns, read by a cursor. */
async function* linesOf(sql: Transaction, table: Table) {
  const texts = table.columns.map((column) => `${quote(column)}::text`)
  const rows = sql.unsafe<{ texts: (string | null)[] }[]>(
    `select to_json(array[${texts.join(', ')}]) as texts from ${quoted(table)} ${whichOf(table)}`,
  )
  for await (const batch of rows.cursor(ROWS_AT_ONCE))
    yield batch.map(({ texts }) => `${JSON.stringify(texts)}\n`).join('')
}

/**
 * Mails with valid links stay out: the backup also holds the key to decrypt them, and is read long after they are
 * useful.
 */
function whichOf({ schema, name }: Table) {
  return schema === 'graphile_worker' && name === '_private_jobs'
    ? `where payload ->> 'expiresAt' is null`
    : ''
}

/** Files never change, so a hard link is a copy. A file that is deleted meanwhile is no longer needed. */
async function copyFiles(folder: string) {
  const copied: Sealed[] = []
  for await (const path of pathsOf(config.DATA_DIR)) {
    const from = join(config.DATA_DIR, path)
    const to = join(folder, 'files', path)
    await mkdir(dirname(to), { recursive: true })
    // An unfinished upload grows: it needs a real copy.
    const take = path.startsWith('media') ? linkOrCopy : copyFile
    const isTaken = await take(from, to).then(
      () => true,
      (problem: NodeJS.ErrnoException) => {
        if (problem.code !== 'ENOENT') throw problem
        return false
      },
    )
    if (!isTaken) continue
    // Both ways of copying keep the mode of the file.
    await chmod(to, 0o600)
    copied.push(await sealOf(folder, join('files', path)))
  }
  return copied
}

function linkOrCopy(from: string, to: string) {
  return link(from, to).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') throw problem
    return copyFile(from, to)
  })
}

async function* pathsOf(root: string): AsyncGenerator<string> {
  for (const file of FILES) if (existsSync(join(root, file))) yield file
  for (const folder of FOLDERS) yield* walk(root, join(root, folder))
}

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(root, path)
    else if (entry.isFile() && (await stat(path).catch(() => null))) yield relative(root, path)
  }
}

async function syncFile(path: string) {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
