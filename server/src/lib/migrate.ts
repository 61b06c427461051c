import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import { openDatabase } from './db.ts'
import { LOCKS } from './locks.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

export async function listMigrationFiles() {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
}

/**
 * Runs the migrations that this database has not seen, one server at a time, in the order of their numbers; with
 * `only`, no others than these.
 */
export async function migrate(url: string, { only }: { only?: string[] } = {}) {
  const pool = openDatabase(url, { max: 1, name: 'jes migrations' })
  const sql = await pool.reserve()
  try {
    await sql`set statement_timeout = 0`
    await sql`set lock_timeout = 0`
    await sql`select pg_advisory_lock(${LOCKS.migrations})`
    await sql`create table if not exists migrations (name text primary key, run_at timestamptz(3) not null default now())`
    const seen = new Set((await sql`select name from migrations`).map((row) => row.name))
    const names = (await listMigrationFiles()).filter((name) => !only || only.includes(name))

    for (const name of names.filter((name) => !seen.has(name))) {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      await sql.unsafe(
        `begin;\n${text}\n;insert into migrations (name) values ('${name}');\ncommit;`,
      )
    }
    await runMigrations({ connectionString: url, logger: undefined })
  } finally {
    sql.release()
    await pool.end()
  }
}
