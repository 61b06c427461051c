import type { FeedQuery } from '@jes/contract/feeds/feeds'
import type { HubSort } from '@jes/contract/hubs/hubs'
import type { PostPage } from '@jes/contract/posts/posts'
import { expectInside } from '#features/core/hubAccess/access.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { readCursor, writeCursor } from '#lib/pages.ts'
import { readDown } from './newest.ts'
import { hubByRank, hubByScore } from './orders.ts'
import { listOfHub, listPinnedInHub } from './queries.ts'
import { readRanked } from './ranked.ts'

type HubFeedRequest = Pick<FeedQuery, 'cursor' | 'limit' | 't'> & { sort: HubSort }

/** The posts of a hub for somebody who may read in it; what its team pinned stands first. */
export async function listHubPosts(
  sql: Sql,
  nameOrId: string,
  asked: HubFeedRequest,
  viewerId: string | null,
): Promise<PostPage> {
  const { sort, t } = asked
  const { id } = await expectInside(sql, nameOrId, viewerId)
  if (sort === 'new') return readNewest(sql, id, asked, viewerId)
  if (sort === 'top') {
    const list = { feed: `hub ${id} ${t}`, order: hubByScore(id, t), place: 'inHub' as const }
    return readRanked(sql, list, asked, viewerId)
  }
  const pinned = asked.cursor ? [] : await listPinnedInHub(sql, id)
  const list = { feed: `hub ${id}`, order: hubByRank(id), pinned, place: 'inHub' as const }
  return readRanked(sql, list, asked, viewerId)
}

async function readNewest(
  sql: Sql,
  hubId: string,
  { cursor, limit }: HubFeedRequest,
  viewerId: string | null,
) {
  // The cursor says which stood on top when the reading began: those are left out, however pins change.
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
