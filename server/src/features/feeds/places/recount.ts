import { districts } from '@jes/contract/core/districts'
import { ALL_NAMES, ALL_SOUNDS } from '#features/core/districts/words.ts'
import { addSounds } from '#features/core/searchIndex/hashtags.ts'
import { isPublic } from '#features/core/visibility/rule.ts'
import { firstIdOf, hourOf, idAt } from '#features/feeds/trends/clock.ts'
import { type Database, inTransaction, type Sql } from '#lib/db.ts'
import { LOCKS } from '#lib/locks.ts'
import { recountDistrictTrends } from './trends.ts'

/** Posts of this time are looked at each time: hashtags change, and hubs and people say where they are. */
const RECOUNTED_HOURS = 26
const STORED_HOURS = 30 * 24
const DAY_HOURS = 24

/** Finds what was written of each district, and counts. When two run at once, the second does nothing. */
export async function recountDistricts(sql: Database, now = Date.now()) {
  await addSounds(sql)
  await inTransaction(sql, async (sql) => {
    const [{ isFree }] = await sql<[{ isFree: boolean }]>`
      select pg_try_advisory_xact_lock(${LOCKS.districts}) as is_free`
    if (!isFree) return
    await sql`set local statement_timeout = '60s'`
    await sql`set local work_mem = '64MB'`
    const hour = hourOf(now)
    await findPosts(sql, await findFirst(sql, hour), now)
    await sql`delete from district_posts where post_id < ${firstIdOf(hour - STORED_HOURS)}`
    await recountDistrictTrends(sql, now)
    await count(sql, firstIdOf(hour - DAY_HOURS + 1))
  })
}

/** The last day is enough, unless nothing was found for so long that posts are missing. */
async function findFirst(sql: Sql, hour: number) {
  const recent = firstIdOf(hour - RECOUNTED_HOURS)
  const found = await sql`select from district_posts where post_id >= ${recent} limit 1`
  return found.length > 0 ? recent : firstIdOf(hour - STORED_HOURS)
}

async function findPosts(sql: Sql, first: string, now: number) {
  await sql`
    with young as materialized (
      select s.post_id, s.author_id, s.hub_id
      from post_stats s
      where ${isPublic(sql, null)} and s.post_id >= ${first} and s.post_id < ${idAt(now + 1)}
    ),
    named as materialized (
      select n.district, n.name from unnest(${ALL_NAMES.keys}::text[], ${ALL_NAMES.words}::text[]) n(district, name)
    ),
    tagged as (
      select t.district, y.post_id
      from unnest(${ALL_SOUNDS.keys}::text[], ${ALL_SOUNDS.words}::text[]) t(district, sound)
      join hashtags g on g.sound = t.sound
      join post_hashtags p on p.tag = g.tag and p.post_id >= ${first} and p.post_id < ${idAt(now + 1)}
      join young y on y.post_id = p.post_id
    ),
    housed as (
      select h.district, h.id as hub_id from hubs h where h.district is not null
      union
      select n.district, h.id from named n join hubs h on h.closed_at is null and h.tags @> array[n.name]
      where h.district is null
    ),
    found as (
      select t.district, t.post_id from tagged t
      union
      select h.district, y.post_id from young y join housed h on h.hub_id = y.hub_id
      union
      select n.district, y.post_id
      from young y
      join users u on u.id = y.author_id and u.district is not null
      join named n on n.name = lower(u.district)
      where y.hub_id is null or y.hub_id not in (select h.hub_id from housed h)
    )
    insert into district_posts (district, post_id)
    select f.district, f.post_id from found f order by f.district, f.post_id
    on conflict do nothing`
}

async function count(sql: Sql, first: string) {
  await sql`
    insert into district_counts as c (district, members, posts)
    select k.district,
      (select count(*) from users u
        where lower(u.district) in (
          select n.name from unnest(${ALL_NAMES.keys}::text[], ${ALL_NAMES.words}::text[]) n(district, name)
          where n.district = k.district)),
      (select count(*) from district_posts d
        join post_stats s on s.post_id = d.post_id and ${isPublic(sql, null)}
        where d.district = k.district and d.post_id >= ${first})
    from unnest(${districts.map(({ key }) => key)}::text[]) k(district)
    on conflict (district) do update
    set members = excluded.members, posts = excluded.posts
    where (c.members, c.posts) <> (excluded.members, excluded.posts)`
}
