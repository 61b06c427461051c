import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/** What opens an account by itself, or brings a new password. */
export type WayIn = 'phone' | 'email'

/** Refuses to remove the last way in. The member's row is held: two that are removed at once would leave none. */
export async function expectOtherWay(sql: Sql, userId: string, removed: WayIn) {
  const [ways] = await sql<[Record<WayIn, boolean>]>`
    select u.phone_verified_at is not null as phone, u.email_verified_at is not null as email
    from users u where u.id = ${userId}
    for no key update`
  const hasOther = Object.entries(ways).some(([way, isThere]) => isThere && way !== removed)
  if (!hasOther) throw refuse('accounts.last_way_in')
}
