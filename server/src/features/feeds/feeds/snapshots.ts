import { LRUCache } from 'lru-cache'
import { hearsChanges, onChange } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { goneCursor } from '#lib/pages.ts'
import type { Reason } from './arrange.ts'
import type { Order } from './orders.ts'

/** A list as it stood when somebody began to read it. It only ever grows at its end. */
export type Snapshot = {
  id: string
  feed: string
  viewerId: string | null
  postIds: string[]
  reasons: Reason[]
  /** By which weights a home feed was ordered. */
  configId: number | null
}
type Making = Pick<Snapshot, 'feed' | 'viewerId'> & {
  begin: (until: string) => Promise<Pick<Snapshot, 'postIds' | 'reasons' | 'configId'>>
}

/** Whoever begins to read within about this time begins with the same list, unless posts came or went. */
const SHARED_MS = 10_000
const MAX_SNAPSHOTS = 500

/** Lists that were read of late: most readers need not ask the database for theirs. */
const cached = new LRUCache<string, Snapshot>({ max: MAX_SNAPSHOTS })
const begun = new LRUCache<string, Promise<Snapshot>>({ max: MAX_SNAPSHOTS })
onChange(() => begun.clear())

/** The list with which somebody begins now. */
export async function beginSnapshot(sql: Sql, making: Making) {
  const key = `${making.viewerId ?? ''} ${making.feed}`
  const known = begun.get(key)
  if (known) return known

  const snapshot = makeSnapshot(sql, making)
  if (hearsChanges()) {
    // Not all at the same moment: what was begun together is not made anew together.
    begun.set(key, snapshot, { ttl: SHARED_MS * (0.5 + Math.random()) })
    snapshot.catch(() => begun.delete(key))
  }
  return snapshot
}

async function makeSnapshot(sql: Sql, { feed, viewerId, begin }: Making): Promise<Snapshot> {
  const [{ id }] = await sql<[{ id: string }]>`select make_id() as id`
  const snapshot = { id, feed, viewerId, ...(await begin(id)) }
  await sql`
    insert into feed_snapshots (id, viewer_id, feed, post_ids, reasons, config_id)
    values (${id}, ${viewerId}, ${feed}, ${snapshot.postIds}, ${snapshot.reasons}, ${snapshot.configId})`
  cached.set(id, snapshot)
  return snapshot
}

/** The list that a cursor speaks of, if it is still there and was made for this reader. */
export async function expectSnapshot(sql: Sql, wanted: Pick<Snapshot, 'id' | 'feed' | 'viewerId'>) {
  const snapshot = cached.get(wanted.id) ?? (await findSnapshot(sql, wanted.id))
  if (snapshot?.feed !== wanted.feed || snapshot.viewerId !== wanted.viewerId) throw goneCursor()
  return snapshot
}

/** The list with what comes next at its end, or as it is when nothing does. */
export async function extendSnapshot(sql: Sql, snapshot: Snapshot, next: Order) {
  const { id, postIds, reasons } = snapshot
  const more = await next(sql, { until: id, held: postIds })
  if (more.length === 0) return snapshot

  const added: Reason[] = reasons.length > 0 ? more.map(() => 'popular') : []
  // Two readers may come to the end at once: the first adds, the second reads what was added.
  const { count } = await sql`
    update feed_snapshots set post_ids = post_ids || ${more}::bigint[], reasons = reasons || ${added}::text[]
    where id = ${id} and cardinality(post_ids) = ${postIds.length}`
  const longer =
    count === 1
      ? { ...snapshot, postIds: [...postIds, ...more], reasons: [...reasons, ...added] }
      : await findSnapshot(sql, id)
  if (!longer) throw goneCursor()
  cached.set(id, longer)
  return longer
}

async function findSnapshot(sql: Sql, id: string) {
  const [snapshot] = await sql<Snapshot[]>`
    select id, feed, viewer_id, post_ids, reasons, config_id from feed_snapshots where id = ${id}`
  if (snapshot) cached.set(id, snapshot)
  return snapshot
}
