import type { Fragment, Sql } from '#lib/db.ts'

/**
 * The one rule of who sees what. Every list, count, search, room and preview of
 * posts puts this into its `where`, with the standings called `s`.
 */
export function isVisible(sql: Sql, viewerId: string | null) {
  return sql`(s.is_live and ${isNotBlocked(sql, viewerId, sql`s.author_id`)})`
}

/** Those whom the viewer blocked or who blocked the viewer: for queries that ask of many people, and are quicker planned with a list. */
export async function listBlocked(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return []
  const rows = await sql<{ id: string }[]>`
    select x.blocked_id as id from blocks x where x.blocker_id = ${viewerId}
    union all
    select x.blocker_id from blocks x where x.blocked_id = ${viewerId}`
  return rows.map(({ id }) => id)
}

/** True in SQL unless one of the two has blocked the other; the blocks of the viewer are read once a query. */
export function isNotBlocked(sql: Sql, viewerId: string | null, otherId: Fragment) {
  if (viewerId === null) return sql`true`
  return sql`
    ${otherId} <> all (array(
      select x.blocked_id from blocks x where x.blocker_id = ${viewerId}
      union all
      select x.blocker_id from blocks x where x.blocked_id = ${viewerId}
    ))`
}
