import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/** A hub with many posts takes longer than the usual limit. */
const PATIENCE = "set local statement_timeout = '60s'"

/** Hides a hub and all its posts; everything is kept, should it be restored. */
export async function removeHub(sql: Sql, id: string) {
  await sql.unsafe(PATIENCE)
  await sql`select remove_hub(${id})`
}

/** Restores a hub, if its name is still free. */
export async function bringHubBack(sql: Sql, id: string) {
  const taken = await sql`
    select from hubs h join hubs o on o.name_key = h.name_key and o.closed_at is null
    where h.id = ${id}`
  if (taken.length > 0) throw refuse('staff.hub_name_taken')
  await sql.unsafe(PATIENCE)
  await sql`select bring_hub_back(${id})`
}
