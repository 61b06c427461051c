import type { Sql } from '#lib/db.ts'

/** Until when somebody is suspended, and why; null when they are not. */
export async function suspensionOf(sql: Sql, userId: string) {
  const [suspension] = await sql<{ until: string; reason: string }[]>`
    select u.suspended_until as until, coalesce((
      select l.reason from mod_log l
      where l.user_id = u.id and l.hub_id is null and l.action = 'suspend'
      order by l.id desc
      limit 1), '') as reason
    from users u
    where u.id = ${userId} and u.suspended_until > now()`
  return suspension ?? null
}
