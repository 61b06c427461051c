import type { Sql } from '#lib/db.ts'

/** SQL condition: the member `u` is not private and did not opt out of search engines, and of what feeds them. */
export function isForEngines(sql: Sql) {
  return sql`(not u.is_private and (u.settings ->> 'hideFromEngines')::boolean is not true)`
}

/** Whether search engines may list the pages of this member. */
export async function isListed(sql: Sql, userId: string) {
  const found = await sql`select from users u where u.id = ${userId} and ${isForEngines(sql)}`
  return found.length > 0
}
