import type { ClipStats } from '@jes/contract/clips/clips'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** The statistics of a clip, for its owner; for others they do not exist. */
export async function expectStats(sql: Sql, clipId: string, viewerId: string): Promise<ClipStats> {
  const [stats] = await sql<ClipStats[]>`
    select c.plays, c.engaged as engaged_views, c.watched_ms::float8 as watched_ms, c.duration_ms, c.shares,
      c.follows as followers, s.bookmark_count as saves, s.comment_count as comments, s.up_votes,
      case when c.plays = 0 then 0 else least(1, c.completion / c.plays) end as average_part,
      array(
        select case when c.plays = 0 then 0 else least(1, r.plays / c.plays::float8) end
        from unnest(c.reached) with ordinality r(plays, point)
        order by r.point
      ) as retention,
      (
        select json_agg(json_build_object('day', to_char(n.day, 'YYYY-MM-DD'),
          'plays', coalesce(d.plays, 0), 'engagedViews', coalesce(d.engaged, 0)) order by n.day)
        from (
          select (now() at time zone 'Asia/Kathmandu')::date - ago as day from generate_series(0, 29) ago
        ) n
        left join clip_days d on d.post_id = c.post_id and d.day = n.day
      ) as days
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where c.post_id = ${clipId} and s.author_id = ${viewerId} and (s.is_live or s.is_held)`
  if (!stats) throw notFound()
  return stats
}
