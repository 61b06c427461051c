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
import { readHidden } from './queries.ts'

/** How many clips the list grows by at a time. */
export const STRETCH = 100
/** A member with fewer new clips gets those again that they saw longest ago. */
const FEW = 20

type Page = Omit<ClipPage, 'isOpen'>

/** Continues a list that was fixed when the reading began: ranks may change, nothing is repeated or lost. */
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
        topic: 'lists',
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
    listOf: (ids) => listUnhidden(sql, ids, viewerId),
  })
  return { clips: ads, nextCursor: hasMore ? writeCursor(snapshot.id, at) : null }
}

/** Clips that were hidden after the list was made are left out too. */
async function listUnhidden(sql: Sql, ids: string[], viewerId: string | null) {
  const [posts, hidden] = await Promise.all([
    listPosts(sql, ids, { viewerId, unmuted: 'anywhere' }),
    viewerId ? readHidden(sql, { viewerId, ids }) : new Set<string>(),
  ])
  return posts.filter(({ _id }) => !hidden.has(_id))
}

function visitorsOrder(language: Language): Order {
  return (sql, bounds) => listForVisitor(sql, language, bounds, STRETCH)
}

/** The next stretch for a member: new clips, and if they are few, clips seen long ago. */
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

/** The authors of the last clips of the list. */
async function listAuthors(sql: Sql, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await sql<{ authorId: string }[]>`
    select author_id from post_stats where post_id = any(${ids}::bigint[])`
  return rows.map(({ authorId }) => authorId)
}
