import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/** A hub of many posts takes longer than a click usually may. */
const PATIENCE = "set local statement_timeout = '60s'"

/** Nothing of the hub can be seen any more; all of it is kept, should it come back. */
export async function removeHub(sql: Sql, id: string) {
  await sql.unsafe(PATIENCE)
  await sql`select remove_hub(${id})`
}

/** The hub as it was, if its name is still free. */
export async function bringHubBack(sql: Sql, id: string) {
  const taken = await sql`
    select from hubs h join hubs o on o.name_key = h.name_key and o.closed_at is null
    where h.id = ${id}`
  if (taken.length > 0) throw refuse('staff.hub_name_taken')
  await sql.unsafe(PATIENCE)
  await sql`select bring_hub_back(${id})`
}
