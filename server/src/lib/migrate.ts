import { runMigrations } from 'graphile-worker'
import { openDatabase, type Sql } from './db.ts'
import { failPoint } from './failPoint.ts'
import { LOCKS } from './locks.ts'
import { SERVER_FOLDER } from './serverFolder.ts'
import { listSqlFiles, readSqlFiles, type SqlFile } from './sqlFiles.ts'
import { applyFunctions } from './sqlFunctions.ts'
import { findWritableUrl } from './writableHost.ts'

const MIGRATIONS = new URL('migrations/', SERVER_FOLDER)

export function listMigrationFiles() {
  return listSqlFiles(MIGRATIONS)
}

/**
 * Runs the new migrations, one server at a time, in the order of their numbers, and then updates the functions; with
 * `only`, these migrations and nothing else. Refuses a database in which another text of a migration ran.
 */
export async function migrate(url: string, { only }: { only?: string[] } = {}) {
  const pool = openDatabase(url, { max: 1, name: 'jes migrations' })
  const sql = await pool.reserve()
  try {
    await sql`set statement_timeout = 0`
    await sql`set lock_timeout = 0`
    await sql`select pg_advisory_lock(${LOCKS.migrations})`
    await prepareTable(sql)
    const checksums = await readChecksums(sql)
    const known = await readSqlFiles(MIGRATIONS)
    const files = known.filter(({ name }) => !only || only.includes(name))

    const ran = files.filter(({ name }) => checksums.has(name))
    for (const file of ran) expectUnchanged(file, checksums)
    await fillChecksums(
      sql,
      ran.filter(({ name }) => checksums.get(name) === null),
    )
    for (const file of files.filter(({ name }) => !checksums.has(name))) await run(sql, file)
    await runMigrations({ connectionString: await findWritableUrl(url), logger: undefined })
    // A newer server has been here: its functions are for its tables.
    const isOutdated = [...checksums.keys()].some(
      (name) => !known.some((file) => file.name === name),
    )
    if (!only && !isOutdated) await applyFunctions(sql)
  } finally {
    sql.release()
    await pool.end()
  }
}

/** The table of a database from before checksums gets its third column. */
async function prepareTable(sql: Sql) {
  await sql`
    create table if not exists migrations (
      name text primary key, run_at timestamptz(3) not null default now(), checksum text)`
  const [{ isOld }] = await sql<[{ isOld: boolean }]>`
    select not exists (
      select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'checksum') as is_old`
  // Only then, because the lock of `alter table` would wait for a running backup.
  if (isOld) await sql`alter table migrations add column checksum text`
}

/** The checksum of each migration that ran; null where it ran before there were checksums. */
async function readChecksums(sql: Sql) {
  const rows = await sql<{ name: string; checksum: string | null }[]>`
    select name, checksum from migrations`
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function expectUnchanged({ name, checksum }: SqlFile, checksums: Map<string, string | null>) {
  if ((checksums.get(name) ?? checksum) === checksum) return
  throw new Error(
    `The migration ${name} was changed after it ran in this database. Put it back as it was, and write a new migration.`,
  )
}

async function fillChecksums(sql: Sql, files: SqlFile[]) {
  for (const { name, checksum } of files)
    await sql`update migrations set checksum = ${checksum} where name = ${name}`
}

async function run(sql: Sql, { name, text, checksum }: SqlFile) {
  await sql.unsafe(`
    begin;
    ${text}
    ;insert into migrations (name, checksum) values ('${name}', '${checksum}');`)
  failPoint('midMigration')
  await sql`commit`
}
