import { isHub } from '#features/core/hubAccess/access.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** Locks the row of a hub until the transaction ends: joining, leaving, banning and closing run one after another. */
export async function lockHub(sql: Sql, nameOrId: string) {
  const [hub] = await sql<{ id: string }[]>`
    select h.id from hubs h
    where ${isHub(sql, nameOrId)} and h.closed_at is null
    for no key update`
  if (!hub) throw notFound()
  return hub.id
}
