import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type postgres from 'postgres'
import { audit } from '#features/core/staffAccess/audit.ts'
import { config } from '#lib/config.ts'
import { openDatabase } from '#lib/db.ts'
import { compareKeys, describeOther } from '#lib/keyFingerprints.ts'
import { listMigrationFiles, migrate } from '#lib/migrate.ts'
import { Complaint } from './complaint.ts'
import { type CliContext, holdAlone } from './context.ts'
import { FOLDERS, type Manifest, readManifest, verifyFiles } from './manifest.ts'
import { isForBucket, restoreToBucket } from './mediaFiles.ts'
import { conclude, say } from './say.ts'
import { listSiteKeys } from './siteKeys.ts'
import { listTables, quoteAll, quoted, type Table } from './tables.ts'

const ROWS_AT_ONCE = 500

type Transaction = postgres.TransactionSql<{ moment: string }>

/**
 * Replaces all data by a backup, once it is known to be complete. After a crash the database is empty, and the restore
 * can be repeated.
 */
export async function restore(context: CliContext, [given, ...options]: string[]) {
  if (!given) throw new Complaint('Say where from: jes restore <folder> [--force]')
  const folder = resolve(given)
  const manifest = await readManifest(folder)
  const known = await listMigrationFiles()
  if (manifest.migrations.some((name) => !known.includes(name)))
    throw new Complaint('This backup is of a newer Jes. Update first.')
  if ((await context.countServers()) > 0)
    throw new Complaint('A server of Jes is running. Stop it first.')
  await holdAlone(context.slow)
  say('Reading the backup')
  await verifyFiles(folder, manifest)

  if (!options.includes('--force') && (await hasMembers(context)))
    throw new Complaint('There is a Jes here already. With --force it is replaced.')

  await clear(context)
  // As old as the backup, so its rows fit; the other migrations run over them afterwards.
  await migrate(context.url, { only: manifest.migrations })
  await fillTables(context, folder, manifest)
  await migrate(context.url)
  await copyFiles(folder, manifest)
  await context.slow`analyze`
  await context.sql.begin((sql) =>
    audit(sql, { byId: null, action: 'house.restore', facts: { madeAt: manifest.madeAt } }),
  )
  conclude({ folder, tables: manifest.tables.length, files: manifest.files.length }, [
    `Jes is as it was at ${manifest.madeAt}.`,
    ...(await describeOtherKeys(context)),
  ])
}

/** Keys in settings are not in a backup: what is missing here is said before a server refuses to start. */
async function describeOtherKeys({ sql }: CliContext) {
  const compared = await compareKeys(sql, await listSiteKeys())
  return compared.filter(({ isKnown }) => !isKnown).map(describeOther)
}

async function hasMembers({ slow }: CliContext) {
  const [{ hasTable }] = await slow<[{ hasTable: boolean }]>`
    select to_regclass('public.users') is not null as has_table`
  if (!hasTable) return false
  const [{ isThere }] = await slow<[{ isThere: boolean }]>`
    select exists (select from users where password_hash <> '!') as is_there`
  return isThere
}

async function clear({ slow }: CliContext) {
  await slow.begin(async (sql) => {
    await sql`drop schema if exists graphile_worker cascade`
    await sql`drop schema if exists public cascade`
    await sql`create schema public`
  })
}

async function fillTables({ superuserUrl }: CliContext, folder: string, manifest: Manifest) {
  const sql = openDatabase(superuserUrl, { max: 1, name: 'jes command', isPatient: true })
  try {
    await sql.begin((sql) => fillAll(sql, folder, manifest))
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function fillAll(sql: Transaction, folder: string, { tables, sequences }: Manifest) {
  // No trigger runs and no foreign key is checked: the rows are restored as they were.
  await sql`set local session_replication_role = replica`.catch(() => {
    throw new Complaint('This needs a superuser of the database.')
  })
  const here = await listTables(sql)
  await sql.unsafe(`truncate ${here.map(quoted).join(', ')}`)
  for (const table of tables) {
    if (!here.some(({ schema, name }) => schema === table.schema && name === table.name))
      throw new Complaint(`The backup has a table that is not known here: ${table.name}.`)
    say(`Filling ${table.name}`)
    await fill(sql, table, join(folder, table.file.path))
    const [{ rows }] = await sql.unsafe<[{ rows: number }]>(
      `select count(*)::float8 as rows from ${quoted(table)}`,
    )
    if (rows !== table.rows)
      throw new Complaint(`${table.name} has ${rows} rows, not ${table.rows}.`)
  }
  for (const { schema, name, value } of sequences)
    if (value !== null)
      await sql`select setval(${quoted({ schema, name })}::regclass, ${value}::bigint)`
}

/** Not by COPY: a row that the database refuses would leave its stream open for ever. */
async function fill(sql: Transaction, table: Table, file: string) {
  const types = await typesOf(sql, table)
  const values = types.map((type, place) => `(v ->> ${place})::${type}`).join(', ')
  const insert = `
    insert into ${quoted(table)} (${quoteAll(table.columns)}) overriding system value
    select ${values} from json_array_elements($1::text::json) v`
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let batch: string[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < ROWS_AT_ONCE) continue
    await sql.unsafe(insert, [`[${batch.join(',')}]`])
    batch = []
  }
  if (batch.length > 0) await sql.unsafe(insert, [`[${batch.join(',')}]`])
}

/** The types of the columns as they are here; an unknown column is refused. */
async function typesOf(sql: Transaction, { schema, name, columns }: Table) {
  const rows = await sql<{ column: string; type: string }[]>`
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    where a.attrelid = ${quoted({ schema, name })}::regclass and a.attnum > 0 and not a.attisdropped`
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  return columns.map((column) => {
    const type = types.get(column)
    if (!type)
      throw new Complaint(`The backup has a column that is not known here: ${name}.${column}.`)
    return type
  })
}

async function copyFiles(folder: string, { files }: Manifest) {
  for (const name of FOLDERS)
    await rm(join(config.DATA_DIR, name), { recursive: true, force: true })
  for (const file of files) {
    const { path } = file
    if (isForBucket(file)) {
      await restoreToBucket(folder, file)
      continue
    }
    const to = join(config.DATA_DIR, relative('files', path))
    await mkdir(dirname(to), { recursive: true })
    await copyFile(join(folder, path), to)
    await chmod(to, 0o600)
  }
}
