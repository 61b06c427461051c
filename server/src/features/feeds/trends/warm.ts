import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { HOUR_MS, idAt } from './clock.ts'

/** How many hubs are updated at once, so that nobody who joins one waits long. */
const BATCH = 200
const WEEK_MS = 7 * 24 * HOUR_MS
/** At most so many of each are counted in one hub: beyond that the logarithm hardly changes. */
const MOST_COUNTED = 2_000

/** Computes the activity of each hub in the last week: who joined, who wrote, what share was reported. */
export async function warmHubs(sql: Sql, now = Date.now()) {
  let last: string | null = '0'
  do {
    const [{ id }]: [{ id: string | null }] = await sql<[{ id: string | null }]>`
      with batch as materialized (
        select h.id from hubs h
        where h.closed_at is null and h.id > ${last}
        order by h.id
        ${limitTo(sql, BATCH)}
      ),
      warmed as (
        update hubs h set heat = n.heat
        from batch o
        cross join lateral (${selectHeat(sql, now)}) n
        where h.id = o.id and h.heat <> n.heat
      )
      select max(id) as id from batch`
    last = id
  } while (last !== null)
}

function selectHeat(sql: Sql, now: number) {
  const since = new Date(now - WEEK_MS).toISOString()
  return sql`
    select (log10(1 + 3 * joined.members + wrote.authors)
      - 0.5 * least(1, reported.reports / greatest(wrote.posts, 1)::float8))::real as heat
    from (
      select count(*) as members from (
        select from hub_members m
        where m.hub_id = o.id and m.role = 'member' and m.created_at > ${since}
        ${limitTo(sql, MOST_COUNTED)}
      ) m
    ) joined
    cross join (
      select count(*) as posts, count(distinct w.author_id) as authors from (
        select s.author_id from post_stats s
        where s.hub_id = o.id and s.is_live and s.post_id > ${idAt(now - WEEK_MS)}
        order by s.post_id desc
        ${limitTo(sql, MOST_COUNTED)}
      ) w
    ) wrote
    cross join (
      select count(*) as reports from reports r
      where r.hub_id = o.id and r.state <> 'kept' and r.created_at > ${since}
    ) reported`
}
