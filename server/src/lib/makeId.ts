import { randomInt } from 'node:crypto'
import type { Sql } from './db.ts'
import { canReadFromReplica } from './replicas.ts'

/**
 * A new id, as the SQL function makes it. A replica has no sequence to take it from: while the primary is away it is made
 * here, for what is not stored.
 */
export async function makeId(sql: Sql) {
  if (canReadFromReplica())
    return ((BigInt(Date.now()) << 16n) | BigInt(randomInt(65_536))).toString()
  const [{ id }] = await sql<[{ id: string }]>`select make_id() as id`
  return id
}
