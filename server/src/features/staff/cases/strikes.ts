import type { Strike } from '@jes/contract/staff/cases'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { type HubRow, hubJson, toHubRef } from './hubRef.ts'

/** How many of the latest are shown. */
const MOST_STRIKES = 50
const STRIKES = ['removePost', 'removeComment', 'labelPost', 'warn', 'ban', 'closeHub', 'suspend']

/** Earlier actions against a member, latest first. Of private hubs only appealed ones: the staff are outsiders. */
export async function listStrikes(sql: Sql, userId: string | null): Promise<Strike[]> {
  if (userId === null) return []
  const rows = await sql<(Omit<Strike, 'jehub'> & { jehub: HubRow | null })[]>`
    select l.id as _id, l.action, l.reason, l.created_at,
      case when not l.is_automod then l.detail end as detail,
      ${userJson(sql, 'b')} as by, a.state as appeal, ${hubJson(sql)} as jehub
    from mod_log l
    left join users b on b.id = l.by_id
    left join hubs h on h.id = l.hub_id
    left join appeals a on a.act_id = l.id
    where l.user_id = ${userId} and l.action = any(${STRIKES})
      and (h.id is null or not h.is_private or a.act_id is not null)
    order by l.id desc
    ${limitTo(sql, MOST_STRIKES)}`
  return rows.map(({ jehub, ...row }) => ({ ...row, jehub: toHubRef(jehub) }))
}
