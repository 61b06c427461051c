import type { Sql } from '#lib/db.ts'

/** Whether the viewer follows the member `u`, null for visitors and oneself, or asked to, and whether one must ask. */
export function selectStanding(sql: Sql, viewerId: string | null) {
  if (viewerId === null)
    return sql`null::boolean as is_followed, false as is_requested, u.is_private`
  return sql`
    case when u.id <> ${viewerId} then exists (
      select from follows mine where mine.follower_id = ${viewerId} and mine.followed_id = u.id) end as is_followed,
    u.is_private and exists (
      select from follow_requests mine where mine.follower_id = ${viewerId} and mine.followed_id = u.id) as is_requested,
    u.is_private`
}
