import type { FeedName } from '@jes/contract/feeds/feeds'
import { isOpenProfile } from '#features/core/visibility/profiles.ts'
import {
  DELETED_USER_ID,
  isNotBlocked,
  isNotShunned,
  isPublic,
  isUnmuted,
  isVisible,
  isWelcome,
} from '#features/core/visibility/rule.ts'
import { countShown } from '#features/posts/pins/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'

/** More new posts than this are shown as this many. */
const MOST_COUNTED = 100
const MOST_PINNED = 3

type Row = { id: string }
export type Stretch = { viewerId: string | null; before: string | null; count: number }

/** The ids of the newest posts of all. */
export function listLatest(sql: Sql, { viewerId, before, count }: Stretch) {
  return sql<Row[]>`
    select s.post_id as id
    from post_stats s
    where ${isPublic(sql, viewerId)} ${isBefore(sql, before)}
    order by s.post_id desc
    ${limitTo(sql, count)}`
}

/** The ids of the newest posts of a hub that the viewer may read, without its pinned posts. */
export function listOfHub(sql: Sql, hubId: string, pinned: string[], stretch: Stretch) {
  const { viewerId, before, count } = stretch
  return sql<Row[]>`
    select s.post_id as id
    from post_stats s
    where s.hub_id = ${hubId} and s.is_live and ${isNotShunned(sql, viewerId, sql`s.author_id`)}
      and s.post_id <> all(${pinned}::bigint[]) ${isBefore(sql, before)}
    order by s.post_id desc
    ${limitTo(sql, count)}`
}

/** The posts that a hub's team pinned, the latest first. */
export async function listPinnedInHub(sql: Sql, hubId: string) {
  const rows = await sql<Row[]>`
    select id from posts where hub_id = ${hubId} and is_hub_pinned and state = 'live'
    order by id desc ${limitTo(sql, MOST_PINNED)}`
  return rows.map(({ id }) => id)
}

/** The ids of the newest posts with a hashtag, in any of these spellings. */
export function listTagged(sql: Sql, tags: string[], { viewerId, before, count }: Stretch) {
  return sql<Row[]>`
    select distinct n.post_id as id
    from unnest(${tags}::text[]) t(tag)
    cross join lateral (
      select h.post_id
      from post_hashtags h
      -- Post by post: a tag of long ago would be met by walking down through all that was written since.
      cross join lateral (
        select from post_stats s where s.post_id = h.post_id and ${isPublic(sql, viewerId)} offset 0
      ) s
      where h.tag = t.tag ${before ? sql`and h.post_id < ${before}` : sql``}
      order by h.post_id desc
      ${limitTo(sql, count)}
    ) n
    order by n.post_id desc
    ${limitTo(sql, count)}`
}

/**
 * The ids of a member's newest posts, without the pinned ones: the author index is read from the newest down, skipping
 * the few pinned posts.
 */
export function listOfUser(sql: Sql, userId: string, pinned: string[], stretch: Stretch) {
  const { viewerId, before, count } = stretch
  return sql<Row[]>`
    select s.post_id as id
    from post_stats s
    where s.author_id = ${userId} and ${isVisible(sql, viewerId)} ${isBefore(sql, before)}
      ${pinned.length > 0 ? sql`and s.post_id <> all(${pinned}::bigint[])` : sql``}
    order by s.post_id desc
    ${limitTo(sql, count)}`
}

/** The ids of the newest clips of a member. */
export function listClipsOfUser(sql: Sql, userId: string, { viewerId, before, count }: Stretch) {
  return sql<Row[]>`
    select s.post_id as id
    from clip_counts c
    join post_stats s on s.post_id = c.post_id
    where c.author_id = ${userId} and ${isVisible(sql, viewerId)} ${isBefore(sql, before)}
    order by c.post_id desc
    ${limitTo(sql, count)}`
}

/** A member's pinned posts, the newest pin first; who blocked the viewer, or is private, has no posts to list. */
export async function expectPinned(sql: Sql, userId: string, viewerId: string | null) {
  const [row] = await sql<{ ids: string[] }[]>`
    select array(
      select s.post_id::text
      from (
        select n.post_id, n.pinned_at
        from pinned_posts n
        join post_stats t on t.post_id = n.post_id and t.is_live
        where n.user_id = u.id
        order by n.pinned_at desc, n.post_id desc
        limit ${countShown(sql)}
      ) n
      join post_stats s on s.post_id = n.post_id and ${isVisible(sql, viewerId)}
      order by n.pinned_at desc, n.post_id desc
    ) as ids
    from users u
    where u.id = ${userId} and u.id <> ${DELETED_USER_ID} and ${isNotBlocked(sql, viewerId, sql`u.id`)}
      and ${isOpenProfile(sql, viewerId)}`
  if (!row) throw notFound()
  return row.ids
}

type News = { feed: FeedName; since: string; viewerId: string | null }

/** How many posts of others are newer than a given one. */
export async function countNew(sql: Sql, { feed, since, viewerId }: News) {
  const isOfOthers = viewerId ? sql`and s.author_id <> ${viewerId}` : sql``
  const isFollowed =
    feed === 'following'
      ? sql`and s.author_id in (select f.followed_id from follows f where f.follower_id = ${viewerId})`
      : sql``
  const isSeen = feed === 'following' ? isWelcome(sql, viewerId) : isPublic(sql, viewerId)
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from (
      select s.post_id, s.author_id, s.hub_id
      from post_stats s
      where s.post_id > ${since} and ${isSeen} ${isOfOthers} ${isFollowed}
      ${limitTo(sql, MOST_COUNTED)}
    ) s
    where ${isUnmuted(sql, viewerId, 'anywhere')}`
  return row
}

export function isBefore(sql: Sql, before: string | null) {
  return before ? sql`and s.post_id < ${before}` : sql``
}
