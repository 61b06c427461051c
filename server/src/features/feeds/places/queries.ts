import { districts } from '@jes/contract/core/districts'
import type { Language } from '@jes/contract/core/settings'
import type { ListedUser } from '@jes/contract/core/users'
import type { DistrictCounts } from '@jes/contract/feeds/places'
import type { Trend } from '@jes/contract/feeds/trending'
import type { DistrictWords } from '#features/core/districts/words.ts'
import { selectSummary } from '#features/core/users/queries.ts'
import { isNoMutedHub, isNotShunned } from '#features/core/visibility/rule.ts'
import { nameOfCategory } from '#features/feeds/trends/categories.ts'
import { type HubRow, isListed, selectHub, toSummary } from '#features/hubs/hubs/rows.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** How many of each name are read. */
const FAMOUS = 50

/** Every district in the order of the contract; one that was not counted yet has nobody. */
export async function listCounts(sql: Sql): Promise<DistrictCounts[]> {
  const rows = await sql<DistrictCounts[]>`
    select c.district as key, c.members as member_count, c.posts as posts_of_day from district_counts c`
  const counted = new Map(rows.map((row) => [row.key, row]))
  return districts.map(({ key }) => counted.get(key) ?? { key, memberCount: 0, postsOfDay: 0 })
}

type TrendRow = { category: string; hashtag: string; count: number; hours: number[] }

/** What most people of these districts write about, without what the staff hid or has to review. */
export async function listTrendsOf(
  sql: Sql,
  { keys }: DistrictWords,
  limit: number,
  language: Language,
): Promise<Trend[]> {
  const rows = await sql<TrendRow[]>`
    select t.category, t.tag as hashtag, t.count, t.hours
    from (
      select distinct on (t.sound) t.* from district_trends t
      where t.district = any(${keys}::text[])
        and not exists (select from hidden_trends x where x.sound = t.sound)
        and not exists (select from trends held where held.sound = t.sound and held.is_held)
      order by t.sound, t.authors desc
    ) t
    order by t.authors desc, t.count desc, t.sound
    ${limitTo(sql, limit)}`
  return rows.map((row) => ({ ...row, category: nameOfCategory(row.category, language) }))
}

type Few = { viewerId: string | null; limit: number }

/** Public hubs that say they are of these districts, then hubs that are tagged so; the most active first. */
export async function listHubsOf(
  sql: Sql,
  { keys, names }: DistrictWords,
  { viewerId, limit }: Few,
) {
  const rows = await sql<HubRow[]>`
    select ${selectHub(sql, viewerId)}
    from (
      select h.*, h.district is not null as says_so
      from hubs h
      where ${isListed(sql, null)} and ${isNoMutedHub(sql, viewerId, sql`h.id`)}
        and (h.district = any(${keys}::text[]) or (h.district is null and h.tags && ${names}::text[]))
      order by says_so desc, h.heat desc, h.id desc
      ${limitTo(sql, limit)}
    ) h
    order by h.says_so desc, h.heat desc, h.id desc`
  return rows.map(toSummary)
}

/** Those who show on their profiles that they are of the district, the most followed first. */
export function listPeopleOf(sql: Sql, { names }: DistrictWords, { viewerId, limit }: Few) {
  const isFollowed =
    viewerId === null
      ? sql`null::boolean`
      : sql`exists (select from follows f where f.follower_id = ${viewerId} and f.followed_id = u.id)`
  return sql<ListedUser[]>`
    select ${selectSummary(sql)}, u.bio, ${isFollowed} as is_followed
    from (
      select u.*
      from unnest(${names}::text[]) n(name)
      -- Name by name: each is read in its order, and no longer than needed.
      cross join lateral (
        select u.* from users u
        where lower(u.district) = n.name
        order by u.follower_count desc, u.id desc
        ${limitTo(sql, FAMOUS)}
      ) u
    ) u
    where (u.suspended_until > now()) is not true and ${isNotShunned(sql, viewerId, sql`u.id`)}
    order by u.follower_count desc, u.id desc
    ${limitTo(sql, limit)}`
}
