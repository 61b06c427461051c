import { isVerified } from '#features/core/users/verified.ts'
import type { Sql } from '#lib/db.ts'

/** The trust of the member `u` now: none yet for new or unverified members, whatever the nightly job found. */
export function selectTrust(sql: Sql) {
  return sql`
    case when not ${isVerified(sql)} or u.created_at > now() - interval '3 days' then 0 else u.trust end`
}
