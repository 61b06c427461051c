import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { seenFrom } from './rule.ts'

/** How many are updated at once, so that no viewer waits long. */
const BATCH = 500

/** A play that ended in its first two seconds, a minute ago or more, counts against the clip. */
export async function countSkips(sql: Sql) {
  let counted: number
  do {
    const { count } = await sql`
      with skipped as materialized (
        select p.id, p.clip_id
        from clip_plays p
        join clip_counts c on c.post_id = p.clip_id
        where p.started_at > now() - interval '1 hour' and p.started_at < now() - interval '1 minute'
          and not p.is_skip and p.watched_ms < ${seenFrom(sql)}
        order by p.id
        ${limitTo(sql, BATCH)}
        for update of p skip locked
      ),
      written as (
        update clip_plays p set is_skip = true from skipped k where p.id = k.id
      ),
      counted as (select k.clip_id, count(*)::int as skips from skipped k group by k.clip_id),
      locked as materialized (
        select c.post_id from clip_counts c
        where c.post_id in (select clip_id from counted)
        order by c.post_id
        for no key update
      )
      update clip_counts c
      set fast_skips = c.fast_skips + n.skips, is_stale = true
      from counted n
      join locked l on l.post_id = n.clip_id
      where c.post_id = n.clip_id`
    counted = count
  } while (counted > 0)
}

/** Computes the rank of every stale clip. The author's own first vote is not a like. */
export async function rankStale(sql: Sql) {
  let ranked: number
  do {
    const { count } = await sql`
      with stale as materialized (
        select c.post_id from clip_counts c where c.is_stale
        order by c.post_id
        ${limitTo(sql, BATCH)}
        for no key update skip locked
      )
      update clip_counts c
      set is_stale = false,
        rank = clip_rank(
          clip_quality(c.plays, c.completion,
            s.up_votes - n.own + 2 * s.comment_count + 3 * c.shares + 2 * s.bookmark_count + 4 * c.follows
              - 0.5 * c.fast_skips - 4 * c.hides - 10 * n.reports),
          c.published_at)
      from stale t
      join post_stats s on s.post_id = t.post_id
      cross join lateral (
        select
          (select count(*) from post_votes v
           where v.post_id = s.post_id and v.user_id = s.author_id and v.value = 1) as own,
          (select count(*) from reports r
           where r.kind in ('clip', 'post') and r.thing_id = s.post_id and r.state = 'open') as reports
      ) n
      where c.post_id = t.post_id`
    ranked = count
  } while (ranked === BATCH)
}
