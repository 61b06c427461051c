import type { Post } from '@jes/contract/posts/posts'
import type { MuteScope } from '#features/core/visibility/rule.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import type { Topic } from '#lib/topics.ts'
import type { Reason } from './arrange.ts'
import type { Reader } from './candidates.ts'
import { composeHome } from './home.ts'
import { MOST_TURNS } from './newest.ts'
import type { Order } from './orders.ts'
import { sayReposters } from './reposters.ts'
import { beginSnapshot, expectSnapshot, extendSnapshot, type Snapshot } from './snapshots.ts'

/** A list for everybody, the home feed of one reader, or a hub with its pinned posts. */
export type Ranked = {
  feed: string
  order: Order
  reader?: Reader
  pinned?: () => Promise<string[]>
  place?: MuteScope
  /** Where it is not a list of everything: what tells which posts stand in it. */
  topic?: Topic
}

/** Continues a list that was fixed when the reading began; posts hidden from this viewer are skipped. */
export async function readRanked(
  sql: Sql,
  list: Ranked,
  query: PageRequest,
  viewerId: string | null,
) {
  const { cursor, limit } = query
  const owner = list.reader?.id ?? null
  const [id, place] = cursor ? readCursor(cursor, ['id', 'count']) : []
  const begun = id
    ? await expectSnapshot(sql, { id, feed: list.feed, viewerId: owner })
    : await begin(sql, list)

  const from = place ?? 0
  const { ads, at, snapshot, hasMore } = await readOn(sql, {
    snapshot: begun,
    order: list.order,
    from,
    limit,
    listOf: (ids) => listPosts(sql, ids, { viewerId, unmuted: list.place ?? 'anywhere' }),
  })
  if (list.reader) {
    await sayReposters(sql, ads, list.reader.id)
    sayWhy(ads, snapshot, from, at)
  }
  return {
    ads,
    nextCursor: hasMore ? writeCursor(snapshot.id, at) : null,
    ...(snapshot.configId !== null && { configId: snapshot.configId }),
  }
}

type Reading = {
  snapshot: Snapshot
  order: Order
  from: number
  limit: number
  /** The posts that the viewer may see. */
  listOf: (ids: string[]) => Promise<Post[]>
}

/**
 * A full page from a position on, and the next position; the list is extended while it is too short. A viewer who
 * muted nearly everything gets a short page instead of a slow reply.
 */
export async function readOn(sql: Sql, { snapshot, order, from, limit, listOf }: Reading) {
  const ads: Post[] = []
  let at = from
  let turn = 0
  for (; turn < MOST_TURNS; turn++) {
    if (at >= snapshot.postIds.length) snapshot = await extendSnapshot(sql, snapshot, order)
    const ids = snapshot.postIds.slice(at, at + limit - ads.length)
    if (ids.length === 0) break
    ads.push(...(await listOf(ids)))
    at += ids.length
    if (ads.length === limit && at < snapshot.postIds.length) break
  }
  return { ads, at, snapshot, hasMore: at < snapshot.postIds.length || turn === MOST_TURNS }
}

function begin(sql: Sql, { feed, order, reader, pinned, topic = 'lists' }: Ranked) {
  return beginSnapshot(sql, {
    feed,
    topic,
    viewerId: reader?.id ?? null,
    async begin(until) {
      if (!reader) {
        // Read here, with the rest of the list: a pin that changes meanwhile makes all of it anew.
        const held = (await pinned?.()) ?? []
        const postIds = [...held, ...(await order(sql, { until, held }))]
        return { postIds, reasons: [], configId: null }
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

/** Adds to each post of a home feed the reason for it, by its position in the list, `from` to `to`. */
function sayWhy(ads: Post[], { postIds, reasons }: Snapshot, from: number, to: number) {
  const why = new Map<string, Reason>()
  for (let at = from; at < to; at++) why.set(postIds[at]!, reasons[at] ?? 'popular')
  for (const ad of ads) {
    const reason = why.get(ad._id) ?? 'popular'
    ad.why = { reason, name: nameOf(reason, ad) }
  }
}

/** The member or hub that the reason names. */
function nameOf(reason: Reason, { user, jehub, repostedBy }: Post) {
  if (reason === 'popular' || reason === 'hashtag') return null
  if (reason === 'repost') return repostedBy?.user.username ?? null
  const isOfHub = reason === 'hub' || reason === 'fewerOfHub'
  return isOfHub ? (jehub?.name ?? null) : user.username
}
