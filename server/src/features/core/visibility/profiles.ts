import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** SQL condition: the viewer may read what the member `u` did: of a private account, its followers and itself. */
export function isOpenProfile(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`not u.is_private`
  return sql`
    (not u.is_private or u.id = ${viewerId} or exists (
      select from follows f where f.follower_id = ${viewerId} and f.followed_id = u.id))`
}

/** The lists of a private account do not exist for others. */
export async function expectOpenProfile(sql: Sql, userId: string, viewerId: string | null) {
  const open = await sql`
    select from users u where u.id = ${userId} and ${isOpenProfile(sql, viewerId)}`
  if (open.length === 0) throw notFound()
}
