import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** SQL condition: the member `u` does not hide their follow lists. */
export function showsFollows(sql: Sql) {
  return sql`(u.settings ->> 'hideFollows')::boolean is not true`
}

/** Hidden follow lists do not exist for others. */
export async function expectShownFollows(sql: Sql, userId: string, viewerId: string | null) {
  if (userId === viewerId) return
  const shown = await sql`select from users u where u.id = ${userId} and ${showsFollows(sql)}`
  if (shown.length === 0) throw notFound()
}
