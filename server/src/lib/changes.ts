import type { Database, Sql } from './db.ts'

type Listener = () => void

const listeners = new Set<Listener>()
/** Until a server hears of changes it may keep nothing that they would make wrong. */
let isHearing = false

/**
 * Says that something which everybody can see has changed: a post came, went or reads
 * otherwise. Part of the transaction; every server hears it and drops what it keeps ready.
 */
export async function tellChanged(sql: Sql) {
  await sql`select pg_notify('changed', '')`
}

export function hearsChanges() {
  return isHearing
}

export function onChange(listener: Listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From here on this server may keep answers ready. */
export async function listenForChanges(sql: Database) {
  // Also called when the connection is back: what happened meanwhile was not heard.
  const { unlisten } = await sql.listen('changed', spread, spread)
  isHearing = true
  return {
    async close() {
      isHearing = false
      spread()
      await unlisten()
    },
  }
}

function spread() {
  for (const listener of listeners) listener()
}
