import type { FeedQuery } from '@jes/contract/feeds/feeds'
import { isPublic } from '#features/core/visibility/rule.ts'
import { isUnseen } from '#features/posts/impressions/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

/** How many ids of a ranked list are read from the database at a time. */
export const STRETCH = 300
/** How many of the newest posts of a hashtag are ranked for the next stretch. */
const TAG_FIELD = 1_000
/** A home feed with fewer posts is filled up with seen ones. */
const FEW = 20

const HOUR_MS = 3_600_000
const HOURS = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 }

/**
 * What a stretch leaves out: posts that are newer than the beginning of the reading, and those already in the list.
 */
export type Bounds = { until: string; held: string[] }
/** Reads the next ids of a ranked list. */
export type Order = (sql: Sql, bounds: Bounds) => Promise<string[]>
type Period = FeedQuery['t']

/** All posts by rank; posts that rose in the meantime come next, so that nothing is lost. */
export function byRank(sql: Sql, bounds: Bounds) {
  return listByRank(sql, bounds, sql`true`)
}

/** Unseen posts by rank; a member who has seen nearly everything gets seen posts, not an empty page. */
export function unseenByRank(viewerId: string): Order {
  return async (sql, bounds) => {
    const unseen = await listByRank(sql, bounds, isUnseen(sql, viewerId))
    const isBare = unseen.length === 0 && bounds.held.length < FEW
    return isBare ? byRank(sql, bounds) : unseen
  }
}

async function listByRank(sql: Sql, { until, held }: Bounds, condition: Fragment) {
  const rows = await sql<{ id: string }[]>`
    select s.post_id as id
    from post_stats s
    where ${isPublic(sql, null)} and s.post_id < ${until} and s.post_id <> all(${held}::bigint[])
      and ${condition}
    order by s.rank desc, s.post_id desc
    ${limitTo(sql, STRETCH)}`
  return rows.map(({ id }) => id)
}

export function byScore(period: Period): Order {
  return async (sql, { until, held }) => {
    const isOpen = sql`
      ${isPublic(sql, null)} and s.post_id < ${until} and s.post_id <> all(${held}::bigint[])`
    const rows = await sql<{ id: string }[]>`
      ${
        isLong(period)
          ? sql`
      select s.post_id as id from post_stats s where ${isOpen} and s.post_id >= ${idSince(period)}`
          : // A short period is read whole and then sorted: by the score index all famous old posts would come first.
            sql`
      with s as materialized (
        select s.post_id, s.score from post_stats s where ${isOpen} and s.post_id >= ${idSince(period)}
      )
      select s.post_id as id from s`
      }
      order by s.score desc, s.post_id desc
      ${limitTo(sql, STRETCH)}`
    return rows.map(({ id }) => id)
  }
}

/** The viewer may read the hub; posts of blocked people are left out when the posts are read. */
export function hubByRank(hubId: string): Order {
  return (sql, bounds) =>
    listOfHub(sql, hubId, bounds, { since: '0', order: sql`s.rank desc, s.post_id desc` })
}

export function hubByScore(hubId: string, period: Period): Order {
  const since = idSince(period)
  return (sql, bounds) =>
    listOfHub(sql, hubId, bounds, { since, order: sql`s.score desc, s.post_id desc` })
}

async function listOfHub(
  sql: Sql,
  hubId: string,
  { until, held }: Bounds,
  { since, order }: { since: string; order: Fragment },
) {
  const rows = await sql<{ id: string }[]>`
    select s.post_id as id
    from post_stats s
    where s.hub_id = ${hubId} and s.is_live and s.post_id < ${until} and s.post_id >= ${since}
      and s.post_id <> all(${held}::bigint[])
    order by ${order}
    ${limitTo(sql, STRETCH)}`
  return rows.map(({ id }) => id)
}

/** By rank, for a hashtag in any of these spellings. */
export function taggedByRank(tags: string[]): Order {
  return (sql, bounds) => listTagged(sql, tags, bounds, { since: '0', order: sql`n.rank desc` })
}

export function taggedByScore(tags: string[], period: Period): Order {
  return (sql, bounds) =>
    listTagged(sql, tags, bounds, { since: idSince(period), order: sql`n.score desc` })
}

async function listTagged(
  sql: Sql,
  tags: string[],
  { until, held }: Bounds,
  { since, order }: { since: string; order: Fragment },
) {
  const rows = await sql<{ id: string }[]>`
    select n.post_id as id
    from (
      select distinct f.*
      from unnest(${tags}::text[]) t(tag)
      cross join lateral (
        select s.post_id, s.rank, s.score
        from post_hashtags h
        -- Post by post: a tag of long ago would be met by walking down through all that was written since.
        cross join lateral (
          select s.post_id, s.rank, s.score from post_stats s
          where s.post_id = h.post_id and ${isPublic(sql, null)}
          offset 0
        ) s
        where h.tag = t.tag and h.post_id < ${until} and h.post_id >= ${since}
          and h.post_id <> all(${held}::bigint[])
        order by h.post_id desc
        ${limitTo(sql, TAG_FIELD)}
      ) f
      order by f.post_id desc
      ${limitTo(sql, TAG_FIELD)}
    ) n
    order by ${order}, n.post_id desc
    ${limitTo(sql, STRETCH)}`
  return rows.map(({ id }) => id)
}

function isLong(period: Period) {
  return period === 'year' || period === 'all'
}

/** The first id of a period: ids begin with their creation time. */
function idSince(period: Period) {
  return period === 'all' ? '0' : idHoursAgo(HOURS[period])
}

export function idHoursAgo(hours: number) {
  return String(BigInt(Date.now() - hours * HOUR_MS) << 16n)
}
