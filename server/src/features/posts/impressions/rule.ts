import type { Sql } from '#lib/db.ts'

/** True in SQL for impressions `i` that still count. */
export function isRecent(sql: Sql) {
  return sql`i.last_at > now() - interval '7 days'`
}

/** True in SQL for the impressions `i` of a post that is not shown again: opened, or passed over three times. */
export function isSeen(sql: Sql) {
  return sql`(i.times >= 3 or i.opened_at is not null)`
}

/** True in SQL for the `post_stats` row `s` of a post that this member has not seen of late. */
export function isUnseen(sql: Sql, viewerId: string) {
  return sql`
    not exists (
      select from impressions i
      where i.user_id = ${viewerId} and i.post_id = s.post_id and ${isRecent(sql)} and ${isSeen(sql)}
    )`
}
