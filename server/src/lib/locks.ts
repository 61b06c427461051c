import type { Sql } from './db.ts'

/** The keys of advisory locks for the whole of Jes, each once. Locks for one row use a hash of its name. */
export const LOCKS = {
  /** Held, shared, by every process that uses the embedded PostgreSQL; in its database `postgres`. */
  hold: 7_536_419,
  migrations: 20_830_101,
  commands: 20_830_102,
  demo: 20_830_103,
  /** Held while setting the roles and passwords of the embedded PostgreSQL; in its database `postgres`. */
  access: 20_830_104,
  trends: 20_830_109,
  districts: 20_830_111,
  /** Held while events of the outbox are published, so that they are in order. */
  outbox: 20_830_110,
}

/**
 * Waits for a lock until the end of this transaction, however long others take: without the usual timeouts of a statement.
 */
export async function waitForTurn(sql: Sql, key: number) {
  await sql`set local lock_timeout = 0`
  await sql`set local statement_timeout = 0`
  await sql`select pg_advisory_xact_lock(${key})`
}
