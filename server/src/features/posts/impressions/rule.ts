import type { Sql } from '#lib/db.ts'

/** SQL condition: the impression `i` is recent enough to count. */
export function isRecent(sql: Sql) {
  return sql`i.last_at > now() - interval '7 days'`
}

/** SQL condition: the post of the impression `i` is not shown again: it was opened, or ignored three times. */
export function isSeen(sql: Sql) {
  return sql`(i.times >= 3 or i.opened_at is not null)`
}

/** SQL condition: the member has not seen the post `s` (`post_stats`) recently. */
export function isUnseen(sql: Sql, viewerId: string) {
  return sql`
    not exists (
      select from impressions i
      where i.user_id = ${viewerId} and i.post_id = s.post_id and ${isRecent(sql)} and ${isSeen(sql)}
    )`
}
