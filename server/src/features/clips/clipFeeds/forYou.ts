import type { ClipPage } from '@jes/contract/clips/clips'
import type { Language } from '@jes/contract/core/settings'
import type { Bounds, Order } from '#features/feeds/feeds/orders.ts'
import { readOn } from '#features/feeds/feeds/ranked.ts'
import { beginSnapshot, expectSnapshot } from '#features/feeds/feeds/snapshots.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { arrange } from './arrange.ts'
import {
  listBest,
  listForVisitor,
  listFresh,
  listOfFollowed,
  listSeenAgain,
  type Reader,
} from './candidates.ts'
import { listHidden } from './queries.ts'

/** The list grows by so many at a time. */
export const STRETCH = 100
/** Who has fewer new ones than this gets those again that they saw longest ago. */
const FEW = 20

type Page = Omit<ClipPage, 'isOpen'>

/** Reads on in a list that was fixed when the reading began: ranks may change, nothing comes twice or is lost. */
export async function readForYou(
  sql: Sql,
  { cursor, limit }: PageRequest,
  viewerId: string | null,
  language: Language,
): Promise<Page> {
  const feed = viewerId ? 'clips' : `clips ${language}`
  const order = viewerId ? orderFor({ id: viewerId, language }) : visitorsOrder(language)
  const [id, place] = cursor ? readCursor(cursor, ['id', 'count']) : []
  const begun = id
    ? await expectSnapshot(sql, { id, feed, viewerId })
    : await beginSnapshot(sql, {
        feed,
        viewerId,
        begin: async (until) => ({
          postIds: await order(sql, { until, held: [] }),
          reasons: [],
          configId: null,
        }),
      })

  const { ads, at, snapshot, hasMore } = await readOn(sql, {
    snapshot: begun,
    order,
    from: place ?? 0,
    limit,
    listOf: (ids) => listWanted(sql, ids, viewerId),
  })
  return { clips: ads, nextCursor: hasMore ? writeCursor(snapshot.id, at) : null }
}

/** What was hidden after the list was made is not shown either. */
async function listWanted(sql: Sql, ids: string[], viewerId: string | null) {
  const [posts, hidden] = await Promise.all([
    listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
    viewerId ? listHidden(sql, ids, viewerId) : new Set<string>(),
  ])
  return posts.filter(({ _id }) => !hidden.has(_id))
}

function visitorsOrder(language: Language): Order {
  return (sql, bounds) => listForVisitor(sql, language, bounds, STRETCH)
}

/** The next stretch for a member: what is new to them, and if that is little, what they saw long ago. */
export function orderFor(reader: Reader): Order {
  return async (sql, bounds) => {
    const fresh = await composeNew(sql, reader, bounds)
    const count = fresh.length + bounds.held.length
    if (count >= FEW) return fresh
    const held = [...bounds.held, ...fresh]
    return [...fresh, ...(await listSeenAgain(sql, reader.id, { ...bounds, held }, STRETCH))]
  }
}

async function composeNew(sql: Sql, reader: Reader, bounds: Bounds) {
  const [best, followed, fresh, before] = await Promise.all([
    listBest(sql, reader, bounds),
    listOfFollowed(sql, reader.id, bounds),
    listFresh(sql, reader.id, bounds),
    listAuthors(sql, bounds.held.slice(-4)),
  ])
  return arrange({ best, followed, fresh }, before, STRETCH)
}

/** Who made the last few of the list that is being continued. */
async function listAuthors(sql: Sql, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await sql<{ authorId: string }[]>`
    select author_id from post_stats where post_id = any(${ids}::bigint[])`
  return rows.map(({ authorId }) => authorId)
}
