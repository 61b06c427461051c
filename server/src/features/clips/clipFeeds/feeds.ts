import type { ClipFeedName, ClipPage } from '@jes/contract/clips/clips'
import type { Language } from '@jes/contract/core/settings'
import { readDown } from '#features/feeds/feeds/newest.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import { changeCount } from '#lib/changes.ts'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { unauthenticated } from '#lib/errors.ts'
import { readCursor, writeCursor } from '#lib/pages.ts'
import { TopicCache } from '#lib/topicCache.ts'
import { readForYou } from './forYou.ts'
import { hasPublicClip, listFollowing, listLatest } from './queries.ts'

type ClipFeedRequest = { feed: ClipFeedName; cursor?: string | undefined; limit: number }

const OPEN_MS = 5_000
/** That there are clips; that there are none is asked each time. */
const open = new TopicCache<true>({ name: 'clipFeeds', max: 1, ttl: OPEN_MS })

/** A page of a feed of clips; closed while there is no public clip. */
export async function listClips(
  sql: Sql,
  query: ClipFeedRequest,
  viewerId: string | null,
  language: Language,
): Promise<ClipPage> {
  if (query.feed === 'following' && !viewerId) throw unauthenticated()
  if (!(await isOpen(sql))) return { clips: [], nextCursor: null, isOpen: false }
  const page =
    query.feed === 'foryou'
      ? await readForYou(sql, query, viewerId, language)
      : await readNewest(sql, query, viewerId)
  return { ...page, isOpen: true }
}

async function isOpen(sql: Sql) {
  if (!config.CLIPS_FEED) return false
  if (open.get('')) return true
  const since = changeCount(sql)
  const isAny = await hasPublicClip(sql)
  if (isAny) open.set('', true, { madeOf: ['lists'], since })
  return isAny
}

async function readNewest(
  sql: Sql,
  { feed, cursor, limit }: ClipFeedRequest,
  viewerId: string | null,
) {
  const [before] = cursor ? readCursor(cursor, ['id']) : [null]
  const list = feed === 'following' ? listFollowing : listLatest
  const { ads, last } = await readDown({
    before,
    limit,
    list: (stretch) => list(sql, { viewerId, ...stretch }),
    listOf: (ids) => listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
  })
  return { clips: ads, nextCursor: last && writeCursor(last) }
}
