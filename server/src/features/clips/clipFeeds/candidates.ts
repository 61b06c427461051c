import type { Language } from '@jes/contract/core/settings'
import { isPublic, isWelcome } from '#features/core/visibility/rule.ts'
import { listLiked } from '#features/feeds/feeds/candidates.ts'
import { type Bounds, idHoursAgo } from '#features/feeds/feeds/orders.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import type { Candidate } from './arrange.ts'

/** The member whose For you it is. */
export type Reader = { id: string; language: Language }

/** How many of the best by rank are scored by interest; enough for a whole stretch. */
const BEST = 150
const OTHERS = 40
/** A fresh clip is younger than this, and was played less often. */
const FRESH_HOURS = 72
const FRESH_PLAYS = 200
/** The value of interest, in the unit of the rank: 1 is two days of age, or a quarter of the quality. */
const FOLLOWED = 0.5
const LIKED = 1
const IN_MY_HUB = 0.5
const IN_MY_LANGUAGE = 0.25

/** By rank and by interest: followed people, liked people, joined hubs, language. */
export function listBest(sql: Sql, { id: viewerId, language }: Reader, bounds: Bounds) {
  return sql<Candidate[]>`
    with seen as materialized (${listSeen(sql, viewerId)}),
    best as materialized (
      select c.post_id, c.author_id, c.rank, s.hub_id
      from clip_counts c
      join post_stats s on s.post_id = c.post_id
      where ${isNew(sql, viewerId, bounds)} and ${isPublic(sql, viewerId)}
      order by c.rank desc, c.post_id desc
      ${limitTo(sql, BEST)}
    ),
    liked as (${listLiked(sql, viewerId)})
    select b.post_id as id, b.author_id
    from best b
    join posts p on p.id = b.post_id
    left join liked l on l.author_id = b.author_id
    left join follows f on f.follower_id = ${viewerId} and f.followed_id = b.author_id
    left join hub_members m on m.hub_id = b.hub_id and m.user_id = ${viewerId}
    order by b.rank
        + ${LIKED}::float8 * coalesce(l.affinity, 0)
        + ${FOLLOWED}::float8 * (f.follower_id is not null)::int
        + ${IN_MY_HUB}::float8 * (m.user_id is not null)::int
        + ${IN_MY_LANGUAGE}::float8 * (p.language = ${language})::int desc,
      b.post_id desc`
}

/** The newest clips of followed people, at most five of each. */
export function listOfFollowed(sql: Sql, viewerId: string, bounds: Bounds) {
  return sql<Candidate[]>`
    with seen as materialized (${listSeen(sql, viewerId)}),
    newest as materialized (
      select n.post_id
      from follows f
      cross join lateral (
        select c.post_id from clip_counts c
        where c.author_id = f.followed_id and ${isNew(sql, viewerId, bounds)}
        order by c.post_id desc
        limit 5
      ) n
      where f.follower_id = ${viewerId}
      order by n.post_id desc
      ${limitTo(sql, 2 * OTHERS)}
    )
    select s.post_id as id, s.author_id
    from newest n
    join post_stats s on s.post_id = n.post_id
    where ${isWelcome(sql, viewerId)}
    order by s.post_id desc
    ${limitTo(sql, OTHERS)}`
}

/** Young clips that hardly anybody has played, the least played first. */
export function listFresh(sql: Sql, viewerId: string, bounds: Bounds) {
  return sql<Candidate[]>`
    with seen as materialized (${listSeen(sql, viewerId)})
    select c.post_id as id, c.author_id
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where c.plays < ${sql.unsafe(String(FRESH_PLAYS))} and c.post_id > ${idHoursAgo(FRESH_HOURS)}
      and ${isNew(sql, viewerId, bounds)} and ${isPublic(sql, viewerId)}
    order by c.plays, c.post_id desc
    ${limitTo(sql, OTHERS)}`
}

/**
 * Clips that the member has seen, the longest ago first; sorted before the visibility check, so that few are checked.
 */
export async function listSeenAgain(sql: Sql, viewerId: string, { held }: Bounds, count: number) {
  const rows = await sql<{ id: string }[]>`
    select h.clip_id as id
    from (
      select h.clip_id, h.seen_at
      from clip_seen h
      where h.user_id = ${viewerId} and not h.is_hidden and h.clip_id <> all(${held}::bigint[])
      order by h.seen_at, h.clip_id
      offset 0
    ) h
    cross join lateral (
      select from post_stats s
      where s.post_id = h.clip_id and s.author_id <> ${viewerId} and ${isPublic(sql, viewerId)}
      offset 0
    ) s
    order by h.seen_at, h.clip_id
    ${limitTo(sql, count)}`
  return rows.map(({ id }) => id)
}

/** For visitors: by rank, clips in their language somewhat higher. */
export async function listForVisitor(
  sql: Sql,
  language: Language,
  { until, held }: Bounds,
  count: number,
) {
  const rows = await sql<{ id: string }[]>`
    with best as materialized (
      select c.post_id, c.rank
      from clip_counts c
      join post_stats s on s.post_id = c.post_id
      where c.post_id < ${until} and c.post_id <> all(${held}::bigint[]) and ${isPublic(sql, null)}
      order by c.rank desc, c.post_id desc
      ${limitTo(sql, count)}
    )
    select b.post_id as id
    from best b
    join posts p on p.id = b.post_id
    order by b.rank + ${IN_MY_LANGUAGE}::float8 * (p.language = ${language})::int desc, b.post_id desc`
  return rows.map(({ id }) => id)
}

/** Read once and hashed: one lookup for each row would be slowest for those who watch most. */
function listSeen(sql: Sql, viewerId: string) {
  return sql`select h.clip_id from clip_seen h where h.user_id = ${viewerId}`
}

/** SQL condition: the clip `c` (`clip_counts`) is by somebody else, not in the list and not in `seen`. */
function isNew(sql: Sql, viewerId: string, { until, held }: Bounds): Fragment {
  return sql`
    (c.post_id < ${until} and c.post_id <> all(${held}::bigint[]) and c.author_id <> ${viewerId}
      and c.post_id not in (select clip_id from seen))`
}
