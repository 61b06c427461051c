import type { PostPage } from '@jes/contract/posts/posts'
import { type DistrictWords, districtWords } from '#features/core/districts/words.ts'
import { isPublic } from '#features/core/visibility/rule.ts'
import { readDown } from '#features/feeds/feeds/newest.ts'
import { idHoursAgo } from '#features/feeds/feeds/orders.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { isOfDistrict } from './rule.ts'

const RISING_HOURS = 48
/** How many of the newest posts are ranked. */
const FIELD = 1_000
/** Of how many of the best it is asked whether they are of the district still. */
const CHECKED = 60

type Few = { viewerId: string | null; limit: number }

/** Posts of the last two days with the most reactions in the least time, as on the page Trending. */
export async function listRisingOf(sql: Sql, words: DistrictWords, { viewerId, limit }: Few) {
  const rows = await sql<{ id: string }[]>`
    with young as materialized (
      select s.post_id, s.author_id, s.hub_id, s.score - 1 + 0.5 * s.commenter_count + s.bookmark_count as gathered,
        extract(epoch from now())::float8 / 3600 - (s.post_id >> 16) / 3600000.0::float8 as hours
      from (${selectNewest(sql, words.keys)}) d
      join post_stats s on s.post_id = d.post_id
      where ${isPublic(sql, viewerId)}
    )
    select s.post_id as id
    from (
      select y.*, y.gathered / power(greatest(y.hours, 0) + 2, 1.5) as rise
      from young y
      where y.gathered > 0
      order by rise desc, y.post_id desc
      ${limitTo(sql, CHECKED)}
    ) s
    where ${isOfDistrict(sql, words)}
    order by s.rise desc, s.post_id desc
    ${limitTo(sql, limit)}`
  const ids = rows.map(({ id }) => id)
  return listPosts(sql, ids, { viewerId, unmuted: 'anywhere' })
}

/** A post may be of several of the districts. */
function selectNewest(sql: Sql, keys: string[]) {
  return sql`
    select distinct d.post_id from district_posts d
    where d.district = any(${keys}::text[]) and d.post_id > ${idHoursAgo(RISING_HOURS)}
    order by d.post_id desc
    ${limitTo(sql, FIELD)}`
}

/** A page of the newest posts of a district. */
export async function listPostsOf(
  sql: Sql,
  key: string,
  { cursor, limit }: PageRequest,
  viewerId: string | null,
): Promise<PostPage> {
  const words = districtWords([key])
  const [start = null] = cursor ? readCursor(cursor, ['id']) : []
  const { ads, last } = await readDown({
    before: start,
    limit,
    list: ({ before, count }) => sql<{ id: string }[]>`
      select s.post_id as id
      from district_posts d
      join post_stats s on s.post_id = d.post_id
      where d.district = ${key} and ${isPublic(sql, viewerId)} and ${isOfDistrict(sql, words)}
        ${before ? sql`and d.post_id < ${before}` : sql``}
      order by d.post_id desc
      ${limitTo(sql, count)}`,
    listOf: (ids) => listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
  })
  return { ads, nextCursor: last && writeCursor(last) }
}
