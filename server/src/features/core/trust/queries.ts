import type { Sql } from '#lib/db.ts'

/** How far the member `u` is trusted now: whoever is new or unproved not at all yet, whatever the nightly job found. */
export function selectTrust(sql: Sql) {
  return sql`
    case when u.email_verified_at is null or u.created_at > now() - interval '3 days' then 0 else u.trust end`
}
