import type { Sql } from '#lib/db.ts'

/** True in SQL for a member `u` who did not ask search engines, and what feeds them, to leave them out. */
export function isForEngines(sql: Sql) {
  return sql`((u.settings ->> 'hideFromEngines')::boolean is not true)`
}

/** Whether engines may list what is of this member. */
export async function isListed(sql: Sql, userId: string) {
  const found = await sql`select from users u where u.id = ${userId} and ${isForEngines(sql)}`
  return found.length > 0
}
