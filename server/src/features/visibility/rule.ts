import type { Fragment, Sql } from '#lib/db.ts'

/**
 * The one rule of who sees what. Every list, count, search, room and preview of
 * posts puts this into its `where`, with the standings called `s`.
 */
export function isVisible(sql: Sql, viewerId: string | null) {
  return sql`(s.is_live and ${isFor(sql, viewerId)})`
}

/** For the lists of everything: what anybody may see who is not blocked. What is private is found in its hub. */
export function isPublic(sql: Sql, viewerId: string | null) {
  return sql`
    (s.is_live and not s.is_private and ${isNotBlocked(sql, viewerId, sql`s.author_id`)})`
}

/** For the page of one post: what its hub's team removed or holds, its author and the team can still read. */
export function isReadable(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return isVisible(sql, null)
  return sql`
    ((s.is_live or (s.is_held and (s.author_id = ${viewerId} or ${isOfTeam(sql, viewerId)})))
      and ${isFor(sql, viewerId)})`
}

/** True in SQL where the viewer looks after the hub of the post. */
export function isOfTeam(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`false`
  return sql`
    (s.hub_id is not null and s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId} and m.role <> 'member'
    )))`
}

/** Nobody stands between them by a block, and it is not in a private hub, or in one of the viewer's. */
function isFor(sql: Sql, viewerId: string | null) {
  if (viewerId === null) return sql`not s.is_private`
  return sql`
    (not s.is_private or s.hub_id = any (array(
      select m.hub_id from hub_members m where m.user_id = ${viewerId}
    )))
    and ${isNotBlocked(sql, viewerId, sql`s.author_id`)}`
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
