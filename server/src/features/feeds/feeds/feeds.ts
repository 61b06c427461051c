import type { Language } from '@jes/contract/core/settings'
import type { FeedQuery } from '@jes/contract/feeds/feeds'
import type { PostPage } from '@jes/contract/posts/posts'
import { spellingsOf } from '#features/posts/hashtags/spellings.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { unauthenticated } from '#lib/errors.ts'
import { cutPage, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { listFollowing } from './following.ts'
import { listHubPosts } from './hubs.ts'
import { type Reading, readNewest } from './newest.ts'
import { byRank, byScore, taggedByRank, taggedByScore, unseenByRank } from './orders.ts'
import {
  expectPinned,
  listClipsOfUser,
  listLatest,
  listOfUser,
  listTagged,
  type Stretch,
} from './queries.ts'
import { type Ranked, readRanked } from './ranked.ts'
import { sayReposters } from './reposters.ts'

/** Above every id that will ever be made. */
const LAST_ID = String(2n ** 63n - 1n)

type NewestFirst = Reading['list']

/** A page of the feed that the query names. */
export async function listFeed(
  sql: Sql,
  query: FeedQuery,
  viewerId: string | null,
  language: Language,
): Promise<PostPage> {
  const { feed, sort, t, hashtag, jehub } = query
  if (jehub !== undefined) {
    return listHubPosts(sql, jehub, { ...query, sort: sort ?? 'hot' }, viewerId)
  }
  const newest = (list: (stretch: Stretch) => ReturnType<NewestFirst>) =>
    readNewest(
      (part) => list({ viewerId, ...part }),
      query,
      (ids) => listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
    )
  const ranked = (list: Ranked) => readRanked(sql, list, query, viewerId)

  if (hashtag !== undefined) {
    const tags = await spellingsOf(sql, hashtag)
    const feed = `tag ${tags[0]}`
    if (sort === 'hot') return ranked({ feed, order: taggedByRank(tags) })
    if (sort === 'top') return ranked({ feed: `${feed} ${t}`, order: taggedByScore(tags, t) })
    return newest((stretch) => listTagged(sql, tags, stretch))
  }
  if (feed === 'following') {
    if (!viewerId) throw unauthenticated()
    const page = await newest((stretch) => listFollowing(sql, { ...stretch, viewerId }))
    await sayReposters(sql, page.ads, viewerId)
    return page
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

/** A member's posts, pinned ones first; a list of clips only is not pinned. */
export async function listPostsOfUser(
  sql: Sql,
  userId: string,
  { cursor, limit, kind }: PageRequest & { kind?: 'clip' | undefined },
  viewerId: string | null,
): Promise<PostPage> {
  const pinned = await expectPinned(sql, userId, viewerId)
  // A profile is opened on purpose, so mutes do not apply there.
  const listOf = (ids: string[]) => listPosts(sql, ids, { viewerId })
  if (kind) {
    const list: NewestFirst = (part) => listClipsOfUser(sql, userId, { viewerId, ...part })
    return readNewest(list, { cursor, limit }, listOf)
  }
  // The cursor holds the posts that were pinned when the reading began: they are left out below, however pins change.
  const { before, tops, from } = cursor ? readTops(cursor) : { before: null, tops: pinned, from: 0 }
  const above = tops.slice(from).map((id) => ({ id }))
  const count = Math.max(0, limit + 1 - above.length)
  const below = await listOfUser(sql, userId, tops, { viewerId, before, count })
  const { shown, nextCursor } = cutPage([...above, ...below], limit, ({ id }) => {
    const isAbove = limit <= above.length
    return isAbove ? writeTops(before, tops, from + limit) : writeTops(id, tops, tops.length)
  })
  return { ads: await listOf(shown.map(({ id }) => id)), nextCursor }
}

/** The cursor: before which id, which pins, and how many of them were shown already. */
function writeTops(before: string | null, tops: string[], from: number) {
  return writeCursor(before ?? LAST_ID, tops, from)
}

function readTops(cursor: string) {
  const [before, tops, from] = readCursor(cursor, ['id', 'ids', 'count'])
  return { before, tops, from }
}
