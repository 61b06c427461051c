import { join } from 'node:path'
import postgres from 'postgres'
import { findAddress } from '#lib/embedded/address.ts'

/** The words of `create database` that give it to whom this address names. */
export function ownerIn(sql: postgres.Sql, address: string) {
  const name = decodeURIComponent(new URL(address).username)
  return name ? sql` owner ${sql(name)}` : sql``
}

/** A connection of our own to the database of a server that runs in this folder. */
export function databaseIn(dataDir: string) {
  return postgres(findAddress(join(dataDir, 'postgres')), { max: 1, onnotice: () => {} })
}
