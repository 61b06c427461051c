import { LRUCache } from 'lru-cache'
import { changeCount, hearsChanges } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { makeId } from '#lib/makeId.ts'
import { goneCursor } from '#lib/pages.ts'
import { canReadFromReplica } from '#lib/replicas.ts'
import { TopicCache } from '#lib/topicCache.ts'
import type { Topic } from '#lib/topics.ts'
import type { Reason } from './arrange.ts'
import type { Order } from './orders.ts'

/** A list as it was when somebody began to read it. It only grows at its end. */
export type Snapshot = {
  id: string
  feed: string
  viewerId: string | null
  postIds: string[]
  reasons: Reason[]
  /** The weights that a home feed was ordered by. */
  configId: number | null
}
type Making = Pick<Snapshot, 'feed' | 'viewerId'> & {
  /** What tells which posts stand in the list. */
  topic: Topic
  begin: (until: string) => Promise<Pick<Snapshot, 'postIds' | 'reasons' | 'configId'>>
}

/** Readers who begin within about this time share one list, unless posts were added or removed. */
const SHARED_MS = 10_000
const MAX_SNAPSHOTS = 500
const MAX_BYTES = 8 * 1024 * 1024
/** An id is a string of 19 digits. */
const BYTES_A_POST = 48
const BYTES_A_SNAPSHOT = 500

/** Cache of recently read lists: most readers need no query for theirs. */
const cached = new LRUCache<string, Snapshot>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ postIds }) => BYTES_A_SNAPSHOT + postIds.length * BYTES_A_POST,
})
const begun = new TopicCache<Promise<Snapshot>>({ name: 'feeds', max: MAX_SNAPSHOTS })

/** The list for a reader who begins now. */
export async function beginSnapshot(sql: Sql, making: Making) {
  const key = `${making.viewerId ?? ''} ${making.feed}`
  const known = begun.get(key)
  if (known) return known

  const since = changeCount(sql)
  const snapshot = makeSnapshot(sql, making)
  if (hearsChanges()) {
    // Not all at the same moment: what was begun together is not made anew together.
    const ttl = SHARED_MS * (0.5 + Math.random())
    begun.set(key, snapshot, { madeOf: [making.topic], since }, ttl)
    snapshot.catch(() => begun.delete(key))
  }
  return snapshot
}

async function makeSnapshot(sql: Sql, { feed, viewerId, begin }: Making): Promise<Snapshot> {
  const id = await makeId(sql)
  const snapshot = { id, feed, viewerId, ...(await begin(id)) }
  // While the primary is away this server alone knows the list.
  if (!canReadFromReplica()) await storeSnapshot(sql, snapshot)
  cached.set(id, snapshot)
  return snapshot
}

async function storeSnapshot(sql: Sql, snapshot: Snapshot) {
  const { id, viewerId, feed, postIds, reasons, configId } = snapshot
  await sql`
    insert into feed_snapshots (id, viewer_id, feed, post_ids, reasons, config_id)
    values (${id}, ${viewerId}, ${feed}, ${postIds}, ${reasons}, ${configId})`
}

/** The list of a cursor, if it still exists and was made for this reader. */
export async function expectSnapshot(sql: Sql, wanted: Pick<Snapshot, 'id' | 'feed' | 'viewerId'>) {
  const snapshot = cached.get(wanted.id) ?? (await findSnapshot(sql, wanted.id))
  if (snapshot?.feed !== wanted.feed || snapshot.viewerId !== wanted.viewerId) throw goneCursor()
  return snapshot
}

/** The list with the next stretch at its end, or unchanged if there is none. */
export async function extendSnapshot(sql: Sql, snapshot: Snapshot, next: Order) {
  const { id, postIds, reasons } = snapshot
  const more = await next(sql, { until: id, held: postIds })
  if (more.length === 0) return snapshot

  const added: Reason[] = reasons.length > 0 ? more.map(() => 'popular') : []
  const isMine = canReadFromReplica() || (await storeMore(sql, snapshot, { more, added }))
  const longer = isMine
    ? { ...snapshot, postIds: [...postIds, ...more], reasons: [...reasons, ...added] }
    : await findSnapshot(sql, id)
  if (!longer) throw goneCursor()
  cached.set(id, longer)
  return longer
}

/** Two readers may reach the end at once: the first extends the list, and the second, who gets false, reads the result. */
async function storeMore(
  sql: Sql,
  { id, postIds }: Snapshot,
  { more, added }: { more: string[]; added: Reason[] },
) {
  const { count } = await sql`
    update feed_snapshots set post_ids = post_ids || ${more}::bigint[], reasons = reasons || ${added}::text[]
    where id = ${id} and cardinality(post_ids) = ${postIds.length}`
  return count === 1
}

async function findSnapshot(sql: Sql, id: string) {
  const [snapshot] = await sql<Snapshot[]>`
    select id, feed, viewer_id, post_ids, reasons, config_id from feed_snapshots where id = ${id}`
  if (snapshot) cached.set(id, snapshot)
  return snapshot
}
