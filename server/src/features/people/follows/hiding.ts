import { isOpenProfile } from '#features/core/visibility/profiles.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** SQL condition: everybody may see the follow lists of the member `u`. */
export function showsFollows(sql: Sql) {
  return sql`(not u.is_private and ${isNotHiding(sql)})`
}

function isNotHiding(sql: Sql) {
  return sql`(u.settings ->> 'hideFollows')::boolean is not true`
}

/** Hidden follow lists do not exist for others, those of a private account for its followers only. */
export async function expectShownFollows(sql: Sql, userId: string, viewerId: string | null) {
  if (userId === viewerId) return
  const shown = await sql`
    select from users u
    where u.id = ${userId} and ${isNotHiding(sql)} and ${isOpenProfile(sql, viewerId)}`
  if (shown.length === 0) throw notFound()
}
