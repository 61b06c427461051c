import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import type { Sql } from '#lib/db.ts'

/** How many pins of the user `u` are shown: after a pass has ended all stay stored, but only the newest is shown. */
export function countShown(sql: Sql) {
  const { member, premium } = ENTITLEMENTS
  return sql`
    (case when u.premium_until > now() then ${sql.unsafe(String(premium.pins))} else ${sql.unsafe(String(member.pins))} end)`
}

/** SQL condition: `n` is the pin of a post by the user `u`, and is shown. */
export function isShownPin(sql: Sql) {
  return sql`
    (n.post_id is not null and ${countShown(sql)} > (
      select count(*)
      from pinned_posts o
      join post_stats t on t.post_id = o.post_id and t.is_live
      where o.user_id = n.user_id and (o.pinned_at, o.post_id) > (n.pinned_at, n.post_id)))`
}
