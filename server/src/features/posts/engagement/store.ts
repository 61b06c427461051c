import { MOST_ENGAGED_MINUTES, MOST_READ_MS } from '@jes/contract/money/earnings'
import { DELETED_USER_ID } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'

/** The first report of a member cannot cover more time than this. */
const FIRST_MS = 30_000
/** Reports arrive unevenly: so much of the time between two of them may be used by the next. */
const SLACK_MS = 5_000
const MOST_ENGAGED_MS = MOST_ENGAGED_MINUTES * 60_000

/**
 * The middle of a statement that has `reported (member_id, post_id, ms)`: stores that time for the authors, by the day in
 * Nepal. Nobody can read and watch for longer than the time that passed, all posts and clips together; time on one's
 * own posts is not counted. Time of members with a pass counts for the revenue, up to a limit for each creator. Rows
 * are locked in the order of their keys, the clocks first.
 */
export function storeEngagement(sql: Sql) {
  const today = sql`(now() at time zone 'Asia/Kathmandu')::date`
  return sql`
    of_others as materialized (
      select t.member_id, t.post_id, s.author_id, (u.premium_until > now()) is true as has_pass, sum(t.ms) as ms
      from reported t
      join post_stats s on s.post_id = t.post_id
      join users u on u.id = t.member_id
      where s.is_live and s.author_id not in (t.member_id, ${DELETED_USER_ID}) and (u.suspended_until > now()) is not true
      group by t.member_id, t.post_id, s.author_id, u.premium_until
    ),
    clocks as materialized (
      select c.member_id, c.told_at from reading_clocks c
      where c.member_id in (select o.member_id from of_others o)
      order by c.member_id
      for update
    ),
    timed as (
      select o.*, greatest(coalesce(c.told_at, now() - ${FIRST_MS}::int * interval '1 ms'),
        now() - ${MOST_READ_MS}::int * interval '1 ms') as since
      from of_others o
      left join clocks c on c.member_id = o.member_id
    ),
    granted as materialized (
      select t.member_id, t.post_id, t.author_id, t.has_pass, t.since,
        greatest(0, least(t.ms, extract(epoch from now() - t.since) * 1000
          - (sum(t.ms) over (partition by t.member_id order by t.post_id) - t.ms)))::int as ms
      from timed t
    ),
    ticked as (
      insert into reading_clocks as c (member_id, told_at)
      select g.member_id,
        greatest(g.since + sum(g.ms) * interval '1 ms', now() - ${SLACK_MS}::int * interval '1 ms')
      from granted g
      group by g.member_id, g.since
      order by g.member_id
      on conflict (member_id) do update set told_at = greatest(c.told_at, excluded.told_at)
    ),
    engaged_posts as (
      insert into post_days as d (author_id, day, post_id, engaged_ms)
      select g.author_id, ${today}, g.post_id, sum(g.ms)
      from granted g
      where g.ms > 0
      group by g.author_id, g.post_id
      order by g.author_id, g.post_id
      on conflict (author_id, day, post_id) do update set engaged_ms = d.engaged_ms + excluded.engaged_ms
    ),
    engaged_creators as (
      insert into engaged_days as d (member_id, day, creator_id, ms)
      select g.member_id, ${today}, g.author_id, least(sum(g.ms), ${MOST_ENGAGED_MS}::int)
      from granted g
      where g.ms > 0 and g.has_pass
      group by g.member_id, g.author_id
      order by g.member_id, g.author_id
      on conflict (member_id, day, creator_id) do update
      set ms = least(d.ms + excluded.ms, ${MOST_ENGAGED_MS}::int)
    )`
}
