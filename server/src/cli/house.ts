import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#lib/config.ts'
import { settleDataFolder } from '#lib/dataFolder.ts'
import { connect, type Database, openDatabase } from '#lib/db.ts'
import { startEmbedded } from '#lib/embedded/start.ts'
import { LOCKS } from '#lib/locks.ts'
import { migrate } from '#lib/migrate.ts'
import { Complaint } from './complaint.ts'

export type House = {
  /** As the server speaks to it. */
  sql: Database
  /** One connection that may take its time. */
  slow: Database
  url: string
  /** As a superuser, where the database is ours; a given one is spoken to as the settings say. */
  superuserUrl: string
  /** Servers of Jes that work with this database just now. */
  countServers: () => Promise<number>
  /** What others could reach in DATA_DIR when the command began. */
  foundOpen: string[]
  close: () => Promise<void>
}

/**
 * The database of this house. With DATABASE_URL it is there; else a running server has it, and we speak to the same
 * PostgreSQL; else we start it for as long as the command takes. Nobody but PostgreSQL ever opens its files.
 */
export async function openHouse({ isNew = false } = {}): Promise<House> {
  const folder = join(config.DATA_DIR, 'postgres')
  if (!config.DATABASE_URL && !isNew && !existsSync(folder))
    throw new Complaint(`There is no Jes in ${config.DATA_DIR}. Start it once, or set DATA_DIR.`)
  const foundOpen = settleDataFolder(config.DATA_DIR)
  const own = config.DATABASE_URL ? null : await startEmbedded({ folder })
  const url = config.DATABASE_URL ?? own!.url
  if (!isNew) await migrate(url)

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
        where datname = current_database() and application_name = 'jes'`
      return count
    },
    async close() {
      await sql.end({ timeout: 5 })
      await slow.end({ timeout: 5 })
      await own?.stop()
    },
  }
}

/** Two commands that change or copy everything are not for the same time. */
export async function holdAlone(slow: Database) {
  const [{ isHeld }] = await slow<[{ isHeld: boolean }]>`
    select pg_try_advisory_lock(${LOCKS.commands}) as is_held`
  if (!isHeld) throw new Complaint('Another command of Jes is at work. Wait until it is done.')
}
