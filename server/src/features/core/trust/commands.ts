import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { fromStandingActs, REPRIMANDS } from './acts.ts'

const BATCH = 500
const ACTS = [...REPRIMANDS, 'ban']

/** Looks again how far these members are trusted; call it where something was done to them, or undone. */
export async function reviewTrust(sql: Sql, userIds: string[]) {
  await sql`
    update users u set trust = n.trust
    from (
      select m.id,
        case
          when ${hasAct(sql, { actions: REPRIMANDS, days: 30, isOfSite: true })} then 0
          when m.email_verified_at is not null and m.created_at < now() - interval '60 days'
            and not ${hasAct(sql, { actions: ACTS, days: 180, isOfSite: false })}
            and ${selectThanks(sql)} >= 50 then 2
          else 1
        end as trust
      from users m
      where m.id = any(${userIds}::bigint[])
    ) n
    where u.id = n.id and u.trust <> n.trust`
}

/** Works through all members, some at a time. */
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

/** Whether something was done to `m` in these days that still stands. */
function hasAct(sql: Sql, { actions, days, isOfSite }: Against) {
  return sql`exists (
    select ${fromStandingActs(sql, { member: sql`m.id`, actions, isOfSite })}
      and l.created_at > now() - make_interval(days => ${days}))`
}

/** What others gave to `m` for posts and comments, without the first vote, which is one's own. */
function selectThanks(sql: Sql) {
  return sql`(
    coalesce((select sum(s.score - 1) from post_stats s where s.author_id = m.id and s.is_live), 0)
    + coalesce((select sum(c.score - 1) from comments c where c.author_id = m.id and c.state = 'live'), 0))`
}
