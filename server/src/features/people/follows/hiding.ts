import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** True in SQL unless the member `u` keeps to themselves whom they follow and who follows them. */
export function showsFollows(sql: Sql) {
  return sql`(u.settings ->> 'hideFollows')::boolean is not true`
}

/** The lists of who keeps them to themselves are there for nobody else. */
export async function expectShownFollows(sql: Sql, userId: string, viewerId: string | null) {
  if (userId === viewerId) return
  const shown = await sql`select from users u where u.id = ${userId} and ${showsFollows(sql)}`
  if (shown.length === 0) throw notFound()
}
