import type { FeedQuery } from '@jes/contract/feeds/feeds'
import type { HubSort } from '@jes/contract/hubs/hubs'
import type { PostPage } from '@jes/contract/posts/posts'
import { expectReadableHub } from '#features/core/hubAccess/reading.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { readCursor, writeCursor } from '#lib/pages.ts'
import { readDown } from './newest.ts'
import { hubByRank, hubByScore } from './orders.ts'
import { listOfHub, listPinnedInHub } from './queries.ts'
import { readRanked } from './ranked.ts'

type HubFeedRequest = Pick<FeedQuery, 'cursor' | 'limit' | 't'> & { sort: HubSort }

/** The posts of a hub for a viewer who may read it; pinned ones first. */
export async function listHubPosts(
  sql: Sql,
  nameOrId: string,
  query: HubFeedRequest,
  viewerId: string | null,
): Promise<PostPage> {
  const { sort, t } = query
  const id = await expectReadableHub(sql, nameOrId, viewerId)
  const inHub = { topic: `hubPosts:${id}`, place: 'inHub' } as const
  if (sort === 'new') return readNewest(sql, id, query, viewerId)
  if (sort === 'top') {
    const list = { feed: `hub ${id} ${t}`, order: hubByScore(id, t), ...inHub }
    return readRanked(sql, list, query, viewerId)
  }
  const pinned = () => listPinnedInHub(sql, id)
  const list = { feed: `hub ${id}`, order: hubByRank(id), pinned, ...inHub }
  return readRanked(sql, list, query, viewerId)
}

async function readNewest(
  sql: Sql,
  hubId: string,
  { cursor, limit }: HubFeedRequest,
  viewerId: string | null,
) {
  // The cursor holds the posts that were pinned when the reading began: they are left out, however pins change.
  const [before, held] = cursor ? readCursor(cursor, ['id', 'ids']) : [null, null]
  const pinned = held ?? (await listPinnedInHub(sql, hubId))
  const listOf = (ids: string[]) => listPosts(sql, ids, { viewerId, unmuted: 'inHub' })
  const [top, { ads, last }] = await Promise.all([
    cursor ? [] : listOf(pinned),
    readDown({
      before,
      limit,
      list: (part) => listOfHub(sql, hubId, pinned, { viewerId, ...part }),
      listOf,
    }),
  ])
  const nextCursor = last && writeCursor(last, pinned)
  return { ads: [...top, ...ads], nextCursor }
}
