import { RETENTION_POINTS as POINTS } from '@jes/contract/clips/clips'
import { storeEngagement } from '#features/posts/engagement/store.ts'
import { inTransaction, type Sql } from '#lib/db.ts'
import { engagedFrom, seenFrom } from './rule.ts'

/** So many plays of a clip began; or so much more of a play was watched, up to this point. */
export type Mark =
  | { kind: 'start'; clipId: string; plays: number }
  | { kind: 'watch'; play: string; ms: number; reachedMs: number }

/** The longest that a play can be: a little above double speed, and a limited number of loops. */
const QUICKEST = 2.5
const MOST_ROUNDS = 3

/** After an outage of the database much is queued; in one statement it would time out every time. */
const MOST_AT_ONCE = 5_000

/** Writes all of it or nothing: what could not be written is retried. */
export async function writeMarks(sql: Sql, marks: Mark[]) {
  if (marks.length <= MOST_AT_ONCE) return writeSome(sql, marks)
  await inTransaction(sql, async (sql) => {
    for (let from = 0; from < marks.length; from += MOST_AT_ONCE)
      await writeSome(sql, marks.slice(from, from + MOST_AT_ONCE))
  })
}

/**
 * Adds the watched time to its plays, and the difference to the counts of the clips, in one statement. Rows are
 * locked in the order of their keys, so two servers cannot deadlock.
 */
async function writeSome(sql: Sql, marks: Mark[]) {
  const starts = marks.filter((mark) => mark.kind === 'start')
  const watches = marks.filter((mark) => mark.kind === 'watch')
  await sql`
    with marked as (
      -- The same id in other letters is the same play.
      select w.play, sum(w.ms)::bigint as ms, max(w.reached_ms) as reached_ms
      from unnest(
        ${watches.map(({ play }) => play)}::uuid[], ${watches.map(({ ms }) => ms)}::bigint[],
        ${watches.map(({ reachedMs }) => reachedMs)}::int[]
      ) w(play, ms, reached_ms)
      group by w.play
    ),
    before as materialized (
      select p.id, p.clip_id, p.viewer_id, p.watched_ms, p.reached_ms, p.is_skip, c.duration_ms,
        ${engagedFrom(sql)} as engaged_from, ${seenFrom(sql)} as seen_from,
        greatest(p.watched_ms, least(
          p.watched_ms + h.ms,
          ${QUICKEST}::float8 * extract(epoch from clock_timestamp() - p.started_at)::float8 * 1000,
          ${MOST_ROUNDS}::int * c.duration_ms))::int as now_ms,
        greatest(p.reached_ms, least(h.reached_ms, c.duration_ms)) as now_reached
      from marked h
      join clip_plays p on p.id = h.play
      join clip_counts c on c.post_id = p.clip_id
      order by p.id
      for update of p
    ),
    written as (
      update clip_plays p
      set watched_ms = b.now_ms, reached_ms = b.now_reached, is_skip = b.is_skip and b.now_ms < b.seen_from
      from before b
      where p.id = b.id
    ),
    seen as (
      insert into clip_seen as n (user_id, clip_id)
      select distinct b.viewer_id, b.clip_id
      from before b
      where b.viewer_id is not null and b.watched_ms < b.seen_from and b.now_ms >= b.seen_from
      order by b.viewer_id, b.clip_id
      on conflict (user_id, clip_id) do update set seen_at = now()
    ),
    reported as (
      select b.viewer_id as member_id, b.clip_id as post_id, b.now_ms - b.watched_ms as ms
      from before b
      where b.viewer_id is not null and b.now_ms > b.watched_ms
    ),
    ${storeEngagement(sql)},
    steps as (
      select s.clip_id, s.plays, 0 as engaged, 0::float8 as completion, 0::bigint as watched_ms, 0 as unskipped,
        0 as from_point, 1 as to_point
      from unnest(
        ${starts.map(({ clipId }) => clipId)}::bigint[], ${starts.map(({ plays }) => plays)}::int[]
      ) s(clip_id, plays)
      union all
      select b.clip_id, 0,
        (b.watched_ms < b.engaged_from and b.now_ms >= b.engaged_from)::int,
        least(b.now_ms / b.duration_ms::float8, 1.5) - least(b.watched_ms / b.duration_ms::float8, 1.5),
        b.now_ms - b.watched_ms,
        (b.is_skip and b.now_ms >= b.seen_from)::int,
        ${pointOf(sql, 'reached_ms')}, ${pointOf(sql, 'now_reached')}
      from before b
    ),
    reached as (
      select n.clip_id, array_agg(n.plays order by n.point) as reached
      from (
        select s.clip_id, n.point, (sum(greatest(s.plays, 1)) filter (
          where n.point > s.from_point and n.point <= s.to_point))::int as plays
        from steps s
        cross join generate_series(1, ${POINTS}::int) n(point)
        group by s.clip_id, n.point
      ) n
      group by n.clip_id
    ),
    deltas as materialized (
      select s.clip_id, sum(s.plays)::int as plays, sum(s.engaged)::int as engaged, sum(s.completion) as completion,
        sum(s.watched_ms)::bigint as watched_ms, sum(s.unskipped)::int as unskipped, r.reached
      from steps s
      join posts p on p.id = s.clip_id
      join reached r on r.clip_id = s.clip_id
      group by s.clip_id, r.reached
    ),
    days as (
      insert into clip_days as t (post_id, day, plays, engaged, watched_ms)
      select d.clip_id, (now() at time zone 'Asia/Kathmandu')::date, d.plays, d.engaged, d.watched_ms
      from deltas d
      order by d.clip_id
      on conflict (post_id, day) do update
      set plays = t.plays + excluded.plays, engaged = t.engaged + excluded.engaged,
        watched_ms = t.watched_ms + excluded.watched_ms
    ),
    locked as materialized (
      select c.post_id from clip_counts c
      where c.post_id in (select clip_id from deltas)
      order by c.post_id
      for no key update
    )
    update clip_counts c
    set plays = c.plays + d.plays, engaged = c.engaged + d.engaged, completion = c.completion + d.completion,
      watched_ms = c.watched_ms + d.watched_ms, fast_skips = c.fast_skips - d.unskipped, is_stale = true,
      reached = (
        select array_agg(o.plays + coalesce(o.more, 0) order by o.point)
        from unnest(c.reached, d.reached) with ordinality o(plays, more, point))
    from deltas d
    join locked l on l.post_id = d.clip_id
    where c.post_id = d.clip_id`
}

/** How many twentieths of the clip a play has reached; every play has the first. */
function pointOf(sql: Sql, column: 'reached_ms' | 'now_reached') {
  const reached = column === 'reached_ms' ? sql`b.reached_ms` : sql`b.now_reached`
  return sql`least(${POINTS}::int, 1 + ${reached}::bigint * ${POINTS}::int / b.duration_ms)::int`
}
