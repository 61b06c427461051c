import type { Analytics } from '@jes/contract/posts/analytics'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

type Day = Analytics['days'][number]
type Sums = Analytics['totals']

const MOST_POSTS = 10
const NONE: Sums = { views: 0, engagedMinutes: 0, newFollowers: 0, votes: 0, comments: 0 }

/** Views and reactions of an author's posts on the last days, today included, and on as many days before. */
export async function readAnalytics(
  sql: Sql,
  authorId: string,
  dayCount: number,
): Promise<Analytics> {
  const [all, posts] = await Promise.all([
    listDays(sql, authorId, 2 * dayCount),
    listPosts(sql, authorId, dayCount),
  ])
  const days = all.slice(dayCount)
  return { days, totals: sumOf(days), before: sumOf(all.slice(0, dayCount)), posts }
}

function sumOf(days: Day[]): Sums {
  const sums = days.reduce(
    (sum, day) => ({
      views: sum.views + day.views,
      engagedMinutes: sum.engagedMinutes + day.engagedMinutes,
      newFollowers: sum.newFollowers + day.newFollowers,
      votes: sum.votes + day.votes,
      comments: sum.comments + day.comments,
    }),
    NONE,
  )
  return { ...sums, engagedMinutes: Math.round(sums.engagedMinutes * 100) / 100 }
}

/**
 * One row a day. Votes and comments are counted only on posts that were written or opened in these days: on all posts
 * it would take too long.
 */
async function listDays(sql: Sql, authorId: string, dayCount: number) {
  const since = sql`(select starts_at from span)`
  return sql<Day[]>`
    with span as materialized (
      select d.today, d.first_day, d.first_day::timestamp at time zone 'Asia/Kathmandu' as starts_at
      from (
        select today, today - ${dayCount - 1}::int as first_day
        from (select (now() at time zone 'Asia/Kathmandu')::date as today) t
      ) d
    ),
    opened as materialized (
      select d.post_id, d.day, d.views, d.engaged_ms from post_days d
      where d.author_id = ${authorId} and d.day >= (select first_day from span)
    ),
    mine as materialized (
      select o.post_id from opened o
      union
      select s.post_id from post_stats s
      where s.author_id = ${authorId} and s.is_live
        and s.post_id >= (extract(epoch from ${since}) * 1000)::bigint << 16
    ),
    happened as (
      select o.day, sum(o.views) as views, sum(o.engaged_ms) as engaged_ms, 0 as followers, 0 as votes, 0 as comments
      from opened o
      group by o.day
      union all
      select (f.created_at at time zone 'Asia/Kathmandu')::date as day, 0, 0, count(*), 0, 0
      from follows f
      where f.followed_id = ${authorId} and f.created_at >= ${since}
      group by 1
      union all
      select (v.created_at at time zone 'Asia/Kathmandu')::date as day, 0, 0, 0, count(*), 0
      from mine m
      cross join lateral (
        select v.created_at from post_votes v
        where v.post_id = m.post_id and v.user_id <> ${authorId} and v.created_at >= ${since}
        offset 0
      ) v
      group by 1
      union all
      select (c.created_at at time zone 'Asia/Kathmandu')::date as day, 0, 0, 0, 0, count(*)
      from mine m
      cross join lateral (
        -- Nothing changes before it is written, and by the change there is an index.
        select c.created_at from comments c
        where c.post_id = m.post_id and c.changed_at >= ${since} and c.created_at >= ${since}
          and c.author_id <> ${authorId} and c.state = 'live'
        offset 0
      ) c
      group by 1
    )
    select to_char(n.day, 'YYYY-MM-DD') as day, coalesce(sum(h.views), 0)::int as views,
      round(coalesce(sum(h.engaged_ms), 0) / 60000.0, 2)::float8 as engaged_minutes,
      coalesce(sum(h.followers), 0)::int as new_followers, coalesce(sum(h.votes), 0)::int as votes,
      coalesce(sum(h.comments), 0)::int as comments
    from (
      select span.first_day + ahead as day from span, generate_series(0, ${dayCount - 1}::int) ahead
    ) n
    left join happened h on h.day = n.day
    group by n.day
    order by n.day`
}

/** The most opened posts, without those that are deleted or removed. */
function listPosts(sql: Sql, authorId: string, dayCount: number) {
  return sql<Analytics['posts']>`
    with most as materialized (
      select d.post_id, sum(d.views)::int as views, sum(d.engaged_ms) as engaged_ms
      from post_days d
      where d.author_id = ${authorId}
        and d.day > (now() at time zone 'Asia/Kathmandu')::date - ${dayCount}::int
      group by d.post_id
    ),
    top as materialized (
      select m.post_id, m.views, m.engaged_ms, s.score, s.comment_count
      from most m
      cross join lateral (
        -- One by one: of all that there is they are few, which the planner cannot know.
        select s.score, s.comment_count from post_stats s where s.post_id = m.post_id and s.is_live offset 0
      ) s
      order by m.views desc, m.engaged_ms desc, m.post_id desc
      ${limitTo(sql, MOST_POSTS)}
    )
    select p.id as _id, p.kind, p.title, t.views, round(t.engaged_ms / 60000.0, 2)::float8 as engaged_minutes,
      t.score, t.comment_count
    from top t
    join posts p on p.id = t.post_id
    order by t.views desc, t.engaged_ms desc, t.post_id desc`
}
