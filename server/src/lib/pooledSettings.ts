import { openDatabase, SESSION_SETTINGS, type Sql } from './db.ts'
import { LOCKS, waitForTurn } from './locks.ts'

/**
 * PgBouncer in transaction mode hands sessions around, so nobody can set one up. The role has the settings instead, in
 * this database alone; sessions that PgBouncer opens from now on begin with them.
 */
export async function settlePooledSettings(sessionUrl: string) {
  const session = openDatabase(sessionUrl, { max: 1, name: 'jes migrations', isPatient: true })
  try {
    await session.begin(async (sql) => {
      await waitForTurn(sql, LOCKS.migrations)
      // Its library must be loaded: else only a superuser may store its setting.
      await sql`select show_trgm('')`
      const known = await readSettings(sql)
      for (const [name, value] of Object.entries(SESSION_SETTINGS))
        if (!known.includes(`${name}=${value}`)) await store(sql, name, value)
    })
  } finally {
    await session.end()
  }
}

/** Whether a session that PgBouncer gives has them: not if it is older, or of another role. */
export async function hasPooledSettings(sql: Sql) {
  const [row] = await sql<[{ millis: number }]>`
    select setting::int as millis from pg_settings where name = 'statement_timeout'`
  return row.millis === SESSION_SETTINGS.statement_timeout
}

async function readSettings(sql: Sql) {
  const [row] = await sql<{ settings: string[] }[]>`
    select s.setconfig as settings from pg_db_role_setting s
    join pg_roles r on r.oid = s.setrole and r.rolname = current_user
    join pg_database d on d.oid = s.setdatabase and d.datname = current_database()`
  return row?.settings ?? []
}

async function store(sql: Sql, name: string, value: string | number) {
  const [row] = await sql<[{ statement: string }]>`
    select format('alter role %I in database %I set %s = %L', current_user, current_database(), ${name}::text,
      ${String(value)}::text) as statement`
  await sql.unsafe(row.statement)
}
