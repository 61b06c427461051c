import { isVerified } from '#features/core/users/verified.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { fromStandingActs, REPRIMANDS } from './acts.ts'

const BATCH = 500
const ACTS = [...REPRIMANDS, 'ban']

/** Recomputes the trust of these members; call it after an action against them, or after one was undone. */
export async function reviewTrust(sql: Sql, userIds: string[]) {
  await sql`
    update users u set trust = n.trust
    from (
      select m.id,
        case
          when ${hasAct(sql, { actions: REPRIMANDS, days: 30, isOfSite: true })} then 0
          when ${isVerified(sql, 'm')} and m.created_at < now() - interval '60 days'
            and not ${hasAct(sql, { actions: ACTS, days: 180, isOfSite: false })}
            and ${selectThanks(sql)} >= 50 then 2
          else 1
        end as trust
      from users m
      where m.id = any(${userIds}::bigint[])
    ) n
    where u.id = n.id and u.trust <> n.trust`
}

/** Recomputes all members, in batches. */
export async function reviewAll(sql: Sql) {
  let last = '1'
  for (;;) {
    const rows = await sql<{ id: string }[]>`
      select id from users where id > ${last} order by id ${limitTo(sql, BATCH)}`
    const end = rows.at(-1)
    if (!end) return
    await reviewTrust(
      sql,
      rows.map(({ id }) => id),
    )
    last = end.id
  }
}

type Against = { actions: string[]; days: number; isOfSite: boolean }

/** SQL condition: an action against `m` in these days still counts. */
function hasAct(sql: Sql, { actions, days, isOfSite }: Against) {
  return sql`exists (
    select ${fromStandingActs(sql, { member: sql`m.id`, actions, isOfSite })}
      and l.created_at > now() - make_interval(days => ${days}))`
}

/** Votes by others on posts and comments of `m`; the first vote is the author's own and not counted. */
function selectThanks(sql: Sql) {
  return sql`(
    coalesce((select sum(s.score - 1) from post_stats s where s.author_id = m.id and s.is_live), 0)
    + coalesce((select sum(c.score - 1) from comments c where c.author_id = m.id and c.state = 'live'), 0))`
}
