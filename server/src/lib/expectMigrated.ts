import { openDatabase, type Sql } from './db.ts'
import { listMigrationFiles } from './migrate.ts'
import { hasNewFunctions } from './sqlFunctions.ts'

/** For a server that leaves the schema to `npx jes migrate`: it does not start on an older one. A newer one will do. */
export async function expectMigrated(url: string) {
  const sql = openDatabase(url, { max: 1, name: 'jes migrations' })
  try {
    const ran = await listRan(sql)
    const known = await listMigrationFiles()
    const missing = known.filter((name) => !ran.includes(name))
    if (missing.length > 0) throw refuse(`it lacks ${missing.join(', ')}`)
    const isNewer = ran.some((name) => !known.includes(name))
    if (!isNewer && (await hasNewFunctions(sql))) throw refuse('its functions are others')
  } finally {
    await sql.end()
  }
}

async function listRan(sql: Sql) {
  const [{ isThere }] = await sql<[{ isThere: boolean }]>`
    select to_regclass('migrations') is not null as is_there`
  if (!isThere) return []
  const rows = await sql<{ name: string }[]>`select name from migrations`
  return rows.map(({ name }) => name)
}

function refuse(why: string) {
  return new Error(
    `The database is not that of this version: ${why}. Run npx jes migrate, or set MIGRATE_AT_START=on.`,
  )
}
