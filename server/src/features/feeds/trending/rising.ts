import { isPublic } from '#features/core/visibility/rule.ts'
import { type Bounds, idHoursAgo, STRETCH } from '#features/feeds/feeds/orders.ts'
import { readRanked } from '#features/feeds/feeds/ranked.ts'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo, type PageRequest } from '#lib/pages.ts'

const POST_HOURS = 48
const CLIP_HOURS = 7 * 24
/** How many of the newest posts are ranked. */
const FIELD = 3_000

/** Posts of the last two days with the most reactions in the least time. */
export function listRising(sql: Sql, query: PageRequest, viewerId: string | null) {
  return readRanked(sql, { feed: 'rising', order: byRise }, query, viewerId)
}

/** The best clips of the last week; none where clips are switched off. */
export async function listBestClips(sql: Sql, query: PageRequest, viewerId: string | null) {
  if (!config.CLIPS_FEED) return { ads: [], nextCursor: null }
  return readRanked(sql, { feed: 'clips of the week', order: clipsByRank }, query, viewerId)
}

/** Reactions by others, relative to the age of a post; the author's own first vote is not counted. */
async function byRise(sql: Sql, { until, held }: Bounds) {
  const rows = await sql<{ id: string }[]>`
    with young as materialized (
      select s.post_id, s.score - 1 + 0.5 * s.commenter_count + s.bookmark_count as gathered,
        extract(epoch from now())::float8 / 3600 - (s.post_id >> 16) / 3600000.0::float8 as hours
      from post_stats s
      where ${isPublic(sql, null)} and s.post_id < ${until} and s.post_id > ${idHoursAgo(POST_HOURS)}
      order by s.post_id desc
      ${limitTo(sql, FIELD)}
    )
    select y.post_id as id
    from young y
    where y.gathered > 0 and y.post_id <> all(${held}::bigint[])
      and not exists (select from clip_counts c where c.post_id = y.post_id)
    order by y.gathered / power(greatest(y.hours, 0) + 2, 1.5) desc, y.post_id desc
    ${limitTo(sql, STRETCH)}`
  return rows.map(({ id }) => id)
}

async function clipsByRank(sql: Sql, { until, held }: Bounds) {
  const rows = await sql<{ id: string }[]>`
    select c.post_id as id
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where ${isPublic(sql, null)} and c.post_id < ${until} and c.post_id > ${idHoursAgo(CLIP_HOURS)}
      and c.post_id <> all(${held}::bigint[])
    order by c.rank desc, c.post_id desc
    ${limitTo(sql, STRETCH)}`
  return rows.map(({ id }) => id)
}
