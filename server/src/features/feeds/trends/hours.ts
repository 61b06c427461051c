import { isPublic } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { firstIdOf, hourOf, idAt, selectHour } from './clock.ts'

/** Posts removed or restored in this time change the counts; older hours stay as they are. */
const RECOUNTED_HOURS = 26
/** A week to compare with, and a day. */
const STORED_HOURS = 8 * 24
/** Authors with a newer account count less. */
const YOUNG_MS = 7 * 24 * 3_600_000
const YOUNG_SHARE = 0.3

/** Recounts by sound and hour who used which hashtag in public posts. */
export async function countHours(sql: Sql, now: number) {
  const hour = hourOf(now)
  const since = await findFirst(sql, hour)
  await writeHours(sql, since, now)
  await sql`delete from hashtag_hours where hour < ${hour - STORED_HOURS}`
}

/** The last day is enough, unless nobody counted for so long that hours are missing. */
async function findFirst(sql: Sql, hour: number) {
  const [{ last }] = await sql<[{ last: number | null }]>`
    select max(hour) as last from hashtag_hours where hour <= ${hour}`
  const isGapless = last !== null && last > hour - RECOUNTED_HOURS
  return hour - (isGapless ? RECOUNTED_HOURS : STORED_HOURS)
}

/** Only changed rows are written: most hours have none. */
async function writeHours(sql: Sql, since: number, now: number) {
  await sql`
    with uses as (
      select distinct ${selectHour(sql, sql`s.post_id`)} as hour, g.sound, s.author_id, s.post_id
      from post_stats s
      join post_hashtags h on h.post_id = s.post_id
      join hashtags g on g.tag = h.tag
      where ${isPublic(sql, null)} and s.post_id >= ${firstIdOf(since)} and s.post_id < ${idAt(now + 1)}
        and h.post_id >= ${firstIdOf(since)} and h.post_id < ${idAt(now + 1)}
    ),
    by_author as (
      select u.hour, u.sound, count(*) as uses,
        bool_or(u.post_id - u.author_id < ${idAt(YOUNG_MS)}) as is_young
      from uses u
      group by u.hour, u.sound, u.author_id
    ),
    counted as materialized (
      select a.hour, a.sound, sum(a.uses)::int as uses,
        sum(case when a.is_young then ${YOUNG_SHARE}::float8 else 1 end)::real as authors
      from by_author a
      group by a.hour, a.sound
    ),
    gone as (
      delete from hashtag_hours o
      where o.hour >= ${since}
        and not exists (select from counted n where n.hour = o.hour and n.sound = o.sound)
    )
    insert into hashtag_hours as o (hour, sound, authors, uses)
    select n.hour, n.sound, n.authors, n.uses from counted n order by n.hour, n.sound
    on conflict (hour, sound) do update
    set authors = excluded.authors, uses = excluded.uses
    where (o.authors, o.uses) <> (excluded.authors, excluded.uses)`
}
