import { isPublic } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { firstIdOf, hourOf, idAt, selectHour } from './clock.ts'

export const SPARK_HOURS = 24
const BURST_HOURS = 6
/** How many of the newest posts are read for the usual spelling of a hashtag. */
const READ_FOR_SPELLING = 100

export type Facts = {
  sound: string
  /** The usual spelling, and its key. */
  spelling: string
  tag: string
  /** Public posts in each of the last 24 hours, oldest first. */
  hours: number[]
  /** Different people in the last 6 and 24 hours. */
  authors: number
  authorsOfDay: number
  /** Uses by all, and by the most active author, in the last 6 hours. */
  uses: number
  usesOfOne: number
  posts: number
  /** Posts of the last 24 hours that a team removed or holds. */
  removed: number
  /** The public hub with at least half of the posts. */
  hubName: string | null
  hubTags: string[] | null
}

/** The facts about these hashtags, in all their spellings, over the last 24 hours. */
export async function listFacts(sql: Sql, sounds: string[], now: number) {
  const hour = hourOf(now)
  const first = firstIdOf(hour - SPARK_HOURS + 1)
  return sql<Facts[]>`
    with uses as materialized (
      select g.sound, g.tag, g.spelling, s.post_id, s.author_id, s.hub_id, ${isPublic(sql, null)} as is_public,
        ${hour}::int - ${selectHour(sql, sql`s.post_id`)} as age
      from hashtags g
      join post_hashtags h on h.tag = g.tag and h.post_id >= ${first} and h.post_id < ${idAt(now + 1)}
      join post_stats s on s.post_id = h.post_id
      where g.sound = any(${sounds}::text[]) and (${isPublic(sql, null)} or (s.is_held and not s.is_private))
    ),
    tagged as materialized (
      select distinct u.sound, u.post_id, u.author_id, u.hub_id, u.is_public, u.age from uses u
    ),
    counts as (
      select p.sound, count(*) filter (where p.is_public)::int as posts,
        count(*) filter (where not p.is_public)::int as removed,
        count(distinct p.author_id) filter (where p.is_public and p.age < ${BURST_HOURS})::int as authors,
        count(distinct p.author_id) filter (where p.is_public)::int as authors_of_day
      from tagged p
      group by p.sound
    ),
    busy as (
      select a.sound, sum(a.uses)::int as uses, max(a.uses)::int as uses_of_one
      from (
        select p.sound, count(*) as uses from tagged p
        where p.is_public and p.age < ${BURST_HOURS}
        group by p.sound, p.author_id
      ) a
      group by a.sound
    ),
    names as (
      select distinct on (u.sound) u.sound, u.tag, u.spelling
      from uses u
      where u.is_public
      group by u.sound, u.tag, u.spelling
      order by u.sound, count(*) desc, u.tag
    ),
    places as (
      select distinct on (p.sound) p.sound, p.hub_id, count(*) as posts
      from tagged p
      where p.is_public and p.hub_id is not null
      group by p.sound, p.hub_id
      order by p.sound, count(*) desc, p.hub_id
    )
    select c.*, coalesce(b.uses, 0) as uses, coalesce(b.uses_of_one, 0) as uses_of_one, n.tag,
      coalesce(written.spelling, n.spelling) as spelling, h.name as hub_name, h.tags as hub_tags, spark.hours
    from counts c
    join names n on n.sound = c.sound
    left join busy b on b.sound = c.sound
    left join places p on p.sound = c.sound and 2 * p.posts >= c.posts
    left join hubs h on h.id = p.hub_id and not h.is_private and h.closed_at is null
    left join lateral (${selectSpelling(sql)}) written on true
    cross join lateral (${selectSpark(sql, hour)}) spark`
}

/** How posts spell the key `n.tag`, with capital letters. */
function selectSpelling(sql: Sql) {
  return sql`
    select mode() within group (order by w.word) as spelling
    from (
      select u.post_id from uses u
      where u.sound = c.sound and u.tag = n.tag and u.is_public
      order by u.post_id desc
      limit ${sql.unsafe(String(READ_FOR_SPELLING))}
    ) newest
    join posts written on written.id = newest.post_id
    cross join unnest(written.hashtags) w(word)
    where lower(w.word) = n.tag`
}

/** The sparkline of the last 24 hours, with 0 where nobody wrote. */
function selectSpark(sql: Sql, hour: number) {
  return sql`
    select array_agg(coalesce(o.uses, 0) order by t.hour) as hours
    from generate_series(${hour - SPARK_HOURS + 1}::int, ${hour}::int) t(hour)
    left join hashtag_hours o on o.sound = c.sound and o.hour = t.hour`
}
