import { isNotShunned } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/**
 * Limits of the steps that find suggestions, for a member of a thousand hubs among a million. Private hubs are left
 * out in the first step, so that nobody is suggested for what happens in them.
 */
const MY_HUBS = 10
const MEMBERS_OF_EACH = 40

/** `mine`: the public hubs that the member joined last. */
export function selectMine(sql: Sql, viewerId: string) {
  return sql`
    select h.id, h.name
    from hub_members m
    join hubs h on h.id = m.hub_id and not h.is_private and h.closed_at is null
    where m.user_id = ${viewerId}
    order by m.created_at desc, h.id desc
    limit ${sql.unsafe(String(MY_HUBS))}`
}

/**
 * `beside`: the members of `mine`, with the name of one such hub and their number; the team and the newest members of each.
 */
export function selectBeside(sql: Sql, viewerId: string) {
  return sql`
    select n.user_id, count(*)::int as hubs, min(mine.name) as hub
    from mine
    cross join lateral (
      select m.user_id from hub_members m
      where m.hub_id = mine.id
      order by m.role desc, m.created_at desc, m.user_id desc
      limit ${sql.unsafe(String(MEMBERS_OF_EACH))}
    ) n
    where n.user_id <> ${viewerId} and ${isNotShunned(sql, viewerId, sql`n.user_id`)}
    group by n.user_id`
}

/** Suggestions that the member dismissed. */
export function selectPassed(sql: Sql, viewerId: string, kind: 'user' | 'jehub') {
  return sql`
    array(select x.thing_id from passed_over x where x.user_id = ${viewerId} and x.kind = ${kind})`
}
