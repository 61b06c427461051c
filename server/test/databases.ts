import { join } from 'node:path'
import postgres from 'postgres'
import { findAddress } from '#lib/embedded/address.ts'

/** The clause of `create database` that makes the role of this URL its owner. */
export function ownerIn(sql: postgres.Sql, address: string) {
  const name = decodeURIComponent(new URL(address).username)
  return name ? sql` owner ${sql(name)}` : sql``
}

/** Our own connection to the database of a server that runs in this folder. */
export function databaseIn(dataDir: string) {
  return postgres(findAddress(join(dataDir, 'postgres')), { max: 1, onnotice: () => {} })
}
