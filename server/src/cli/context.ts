import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import { settleDataFolder } from '#lib/dataFolder.ts'
import { connect, type Database, openDatabase } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { expectMigrated } from '#lib/expectMigrated.ts'
import { LOCKS } from '#lib/locks.ts'
import { migrate } from '#lib/migrate.ts'
import { Complaint } from './complaint.ts'

export type CliContext = {
  /** As the server uses it. */
  sql: Database
  /** One connection without timeouts. */
  slow: Database
  url: string
  /** As a superuser, where the database is embedded; a given one is used with the URL of the settings. */
  superuserUrl: string
  /** Running servers of Jes on this database. */
  countServers: () => Promise<number>
  /** What others could read in DATA_DIR when the command began. */
  foundOpen: string[]
  close: () => Promise<void>
}

/**
 * The database of this Jes. With DATABASE_URL it exists; else a running server has it, and we connect to the same
 * PostgreSQL; else we start it for the duration of the command. Only PostgreSQL ever opens its files.
 */
export async function openContext({ isNew = false } = {}): Promise<CliContext> {
  const folder = join(config.DATA_DIR, 'postgres')
  if (!config.DATABASE_URL && !isNew && !existsSync(folder))
    throw new Complaint(`There is no Jes in ${config.DATA_DIR}. Start it once, or set DATA_DIR.`)
  const foundOpen = settleDataFolder(config.DATA_DIR)
  const own = config.DATABASE_URL ? null : await startEmbedded({ folder })
  const url = config.DATABASE_SESSION_URL ?? config.DATABASE_URL ?? own!.url
  if (!isNew) await (config.MIGRATE_AT_START ? migrate(url) : expectMigrated(url))

  const sql = connect(url, { name: 'jes command' })
  const slow = openDatabase(url, { max: 1, name: 'jes command', isPatient: true })
  return {
    sql,
    slow,
    url,
    superuserUrl: own?.superuserUrl ?? url,
    foundOpen,
    async countServers() {
      const [{ count }] = await slow<[{ count: number }]>`
        select count(distinct client_port)::int as count from pg_stat_activity
        where datname = current_database() and application_name in ('jes', 'jes jobs')`
      return count
    },
    async close() {
      await sql.end({ timeout: 5 })
      await slow.end({ timeout: 5 })
      await own?.stop()
    },
  }
}

/** Two commands that change or copy everything must not run at once. */
export async function holdAlone(slow: Database) {
  const [{ isHeld }] = await slow<[{ isHeld: boolean }]>`
    select pg_try_advisory_lock(${LOCKS.commands}) as is_held`
  if (!isHeld) throw new Complaint('Another command of Jes is at work. Wait until it is done.')
}
