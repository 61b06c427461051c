import type { FeedQuery, Post, PostPage } from '@jes/contract/posts'
import type { Language } from '@jes/contract/settings'
import { listPosts } from '#features/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { unauthenticated } from '#lib/errors.ts'
import { cutPage, readCursor, writeCursor } from '#lib/pages.ts'
import type { Reason } from './arrange.ts'
import type { Reader } from './candidates.ts'
import { composeHome } from './home.ts'
import { byRank, byScore, type Order, taggedByRank, taggedByScore, unseenByRank } from './orders.ts'
import {
  expectPinned,
  listFollowing,
  listLatest,
  listOfUser,
  listTagged,
  type Stretch,
} from './queries.ts'
import { beginSnapshot, expectSnapshot, extendSnapshot, type Snapshot } from './snapshots.ts'

type Paged = Pick<FeedQuery, 'cursor' | 'limit'>
/** A list for everybody, or the home feed of one reader. */
type Ranked = { feed: string; order: Order; reader?: Reader }
type NewestFirst = (stretch: Stretch) => Promise<{ id: string }[]>

/** A page of whichever list the query names. */
export function listFeed(
  sql: Sql,
  query: FeedQuery,
  viewerId: string | null,
  language: Language,
): Promise<PostPage> {
  const { feed, sort, t, hashtag } = query
  const newest = (list: NewestFirst) => readNewest(sql, list, query, viewerId)
  const ranked = (list: Ranked) => readRanked(sql, list, query, viewerId)

  if (hashtag !== undefined) {
    const tag = keyOf(hashtag)
    if (sort === 'hot') return ranked({ feed: `tag ${tag}`, order: taggedByRank(tag) })
    if (sort === 'top') return ranked({ feed: `tag ${tag} ${t}`, order: taggedByScore(tag, t) })
    return newest((stretch) => listTagged(sql, tag, stretch))
  }
  if (feed === 'following') {
    if (!viewerId) throw unauthenticated()
    return newest((stretch) => listFollowing(sql, stretch))
  }
  if (sort === 'top') return ranked({ feed: `top ${t}`, order: byScore(t) })
  if (sort === 'new' || (feed === 'latest' && !sort)) {
    return newest((stretch) => listLatest(sql, stretch))
  }
  if (sort === 'hot' || feed === 'popular' || !viewerId) {
    return ranked({ feed: 'popular', order: byRank })
  }
  const reader = { id: viewerId, language }
  return ranked({ feed: 'home', order: unseenByRank(viewerId), reader })
}

/** The posts of a member, the pinned one before all others. */
export async function listPostsOfUser(
  sql: Sql,
  userId: string,
  { cursor, limit }: Paged,
  viewerId: string | null,
): Promise<PostPage> {
  const pinned = await expectPinned(sql, userId, viewerId)
  // The cursor says which post stood on top when the reading began: that one is left out, however pins change.
  const [before, top] = cursor ? readCursor(cursor, ['id', 'id']) : [null, pinned]
  const isFirst = !cursor && pinned !== null
  const rows = await listOfUser(sql, userId, top, {
    viewerId,
    before,
    count: limit + (isFirst ? 0 : 1),
  })
  const all = isFirst ? [{ id: pinned }, ...rows] : rows
  const { shown, nextCursor } = cutPage(all, limit, ({ id }) => writeCursor(id, top ?? id))
  return { ads: await fetchPosts(sql, shown, viewerId), nextCursor }
}

async function readNewest(sql: Sql, list: NewestFirst, query: Paged, viewerId: string | null) {
  const { cursor, limit } = query
  const [before] = cursor ? readCursor(cursor, ['id']) : [null]
  const rows = await list({ viewerId, before, count: limit + 1 })
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => writeCursor(id))
  return { ads: await fetchPosts(sql, shown, viewerId), nextCursor }
}

/** Reads on in a list that was fixed when the reading began; what is not for this viewer is passed over. */
async function readRanked(sql: Sql, list: Ranked, query: Paged, viewerId: string | null) {
  const { cursor, limit } = query
  const owner = list.reader?.id ?? null
  const [id, place] = cursor ? readCursor(cursor, ['id', 'number']) : []
  let snapshot = id
    ? await expectSnapshot(sql, { id, feed: list.feed, viewerId: owner })
    : await begin(sql, list)

  const ads: Post[] = []
  const from = Number(place ?? 0)
  let at = from
  for (;;) {
    if (at >= snapshot.postIds.length) snapshot = await extendSnapshot(sql, snapshot, list.order)
    const ids = snapshot.postIds.slice(at, at + limit - ads.length)
    if (ids.length === 0) break
    ads.push(...(await listPosts(sql, ids, { viewerId })))
    at += ids.length
    if (ads.length === limit && at < snapshot.postIds.length) break
  }
  const hasMore = at < snapshot.postIds.length
  if (list.reader) sayWhy(ads, snapshot, from, at)
  return {
    ads,
    nextCursor: hasMore ? writeCursor(snapshot.id, at) : null,
    ...(snapshot.configId !== null && { configId: snapshot.configId }),
  }
}

function begin(sql: Sql, { feed, order, reader }: Ranked) {
  return beginSnapshot(sql, {
    feed,
    viewerId: reader?.id ?? null,
    async begin(until) {
      if (!reader) {
        return { postIds: await order(sql, { until, held: [] }), reasons: [], configId: null }
      }
      const { arranged, configId } = await composeHome(sql, reader)
      const [postIds, reasons] = [
        arranged.map(({ id }) => id),
        arranged.map(({ reason }) => reason),
      ]
      return { postIds, reasons, configId }
    },
  })
}

/** Says of each post of a home feed why it is there, by its place in the list, `from` to `to`. */
function sayWhy(ads: Post[], { postIds, reasons }: Snapshot, from: number, to: number) {
  const why = new Map<string, Reason>()
  for (let at = from; at < to; at++) why.set(postIds[at]!, reasons[at] ?? 'popular')
  for (const ad of ads) {
    const reason = why.get(ad._id) ?? 'popular'
    ad.why = { reason, name: reason === 'popular' ? null : ad.user.username }
  }
}

function fetchPosts(sql: Sql, rows: { id: string }[], viewerId: string | null) {
  return listPosts(
    sql,
    rows.map(({ id }) => id),
    { viewerId },
  )
}

/** A hashtag as it is kept: composed, in small letters, without its sign. */
function keyOf(hashtag: string) {
  return hashtag.replace(/^#/, '').normalize('NFC').toLowerCase()
}
