import { ALL_SOUNDS } from '#features/core/districts/words.ts'
import { isPublic } from '#features/core/visibility/rule.ts'
import { categoryOf } from '#features/feeds/trends/categories.ts'
import { firstIdOf, hourOf, idAt, selectHour } from '#features/feeds/trends/clock.ts'
import { SPARK_HOURS } from '#features/feeds/trends/facts.ts'
import { hasWatchedWord, listWatched } from '#features/feeds/trends/watchedWords.ts'
import type { Sql } from '#lib/db.ts'

/** In one district fewer people speak than in the country; one alone is no trend. */
const LEAST_AUTHORS = 3
const MOST_OF_EACH = 10

type Row = {
  district: string
  sound: string
  spelling: string
  count: number
  authors: number
  hours: number[]
}

/** Counts of which hashtags most people write in each district; the names of places are no news there. */
export async function recountDistrictTrends(sql: Sql, now: number) {
  const watched = await listWatched(sql)
  const found = await listUsed(sql, now)
  const rows = found
    .filter(({ spelling }) => !hasWatchedWord(watched, spelling))
    .map(({ spelling, ...row }) => ({
      ...row,
      tag: spelling,
      category: categoryOf({ spelling, hubName: null, hubTags: null }),
    }))
  await sql`delete from district_trends`
  await sql`
    insert into district_trends (district, sound, tag, category, count, authors, hours)
    select n.district, n.sound, n.tag, n.category, n.count, n.authors, n.hours
    from json_populate_recordset(null::district_trends, ${JSON.stringify(rows)}::text::json) n`
}

function listUsed(sql: Sql, now: number) {
  const hour = hourOf(now)
  const first = firstIdOf(hour - SPARK_HOURS + 1)
  return sql<Row[]>`
    with uses as (
      select distinct on (d.district, g.sound, s.post_id) d.district, g.sound, g.spelling, s.post_id, s.author_id,
        ${hour}::int - ${selectHour(sql, sql`s.post_id`)} as age
      from district_posts d
      join post_stats s on s.post_id = d.post_id and ${isPublic(sql, null)}
      join post_hashtags h on h.post_id = d.post_id
      join hashtags g on g.tag = h.tag and g.sound <> all(${ALL_SOUNDS.words}::text[])
      where d.post_id >= ${first} and d.post_id < ${idAt(now + 1)}
      order by d.district, g.sound, s.post_id, g.tag
    ),
    counted as (
      select u.district, u.sound, mode() within group (order by u.spelling) as spelling,
        count(*)::int as count, count(distinct u.author_id)::int as authors, ${selectHours(sql)} as hours
      from uses u
      group by u.district, u.sound
      having count(distinct u.author_id) >= ${LEAST_AUTHORS}
    )
    select r.district, r.sound, r.spelling, r.count, r.authors, r.hours
    from (
      select c.*, row_number() over (partition by c.district order by c.authors desc, c.count desc, c.sound) as place
      from counted c
    ) r
    where r.place <= ${MOST_OF_EACH}
    order by r.district, r.place`
}

/** SQL: the posts in each of the last 24 hours, oldest first. */
function selectHours(sql: Sql) {
  const counts = Array.from(
    { length: SPARK_HOURS },
    (_, index) => `count(*) filter (where u.age = ${SPARK_HOURS - 1 - index})::int`,
  )
  return sql`array[${sql.unsafe(counts.join(', '))}]`
}
