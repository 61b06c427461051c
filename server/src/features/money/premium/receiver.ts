import type { UserSummary } from '@jes/contract/core/users'
import { selectSummary } from '#features/core/users/queries.ts'
import { DELETED_USER_ID, isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'

/** The receiver of a gift. Blocked, suspended, leaving, unknown, or oneself: the refusal is the same. */
export async function expectReceiver(sql: Sql, buyerId: string, username: string) {
  const [found] = await sql<UserSummary[]>`
    select ${selectSummary(sql)} from users u
    where u.username = ${username.toLowerCase()} and u.id not in (${DELETED_USER_ID}, ${buyerId})
      and (u.suspended_until > now()) is not true and u.leaves_at is null
      and ${isNotBlocked(sql, buyerId, sql`u.id`)}`
  if (!found) throw invalid({ to: 'money.receiver_unknown' })
  return found
}
