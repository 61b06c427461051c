import { LRUCache } from 'lru-cache'
import type { Fragment, Sql } from '#lib/db.ts'
import { countsOfCache } from '#lib/metrics/counts.ts'
import { limitTo } from '#lib/pages.ts'
import { isShowable, joinCauses, MOST_STORED } from './rule.ts'

/** What hides a notification without an event, such as leaving a private hub, is counted out so late. */
const TTL_MS = 5_000
/** Whoever has read everything has nothing to hide, and what is new publishes an event. */
const TTL_OF_NONE_MS = 60_000
const MAX_MEMBERS = 20_000

type Entry = { reading: Promise<number>; count?: number }

const cached = new LRUCache<string, Entry>({ max: MAX_MEMBERS, ttl: TTL_MS })
const counts = countsOfCache('unread')
/** Without a connection to the events nothing is cached, because it could not be invalidated. */
let isReceiving = false

/** The unread count of a member; every browser requests it twice a minute, so it is cached. */
export function countUnread(sql: Sql, userId: string) {
  const known = cached.get(userId)
  counts[known ? 'hits' : 'misses'] += 1
  if (known) return known.reading
  if (!isReceiving) return readUnread(sql, userId)

  // It is cached before it is read: an event in the meantime drops it too.
  const entry: Entry = { reading: readUnread(sql, userId) }
  cached.set(userId, entry)
  entry.reading.then(
    (count) => {
      entry.count = count
      if (count === 0 && isCached(userId, entry)) cached.set(userId, entry, { ttl: TTL_OF_NONE_MS })
    },
    () => {
      if (isCached(userId, entry)) cached.delete(userId)
    },
  )
  return entry.reading
}

function isCached(userId: string, entry: Entry) {
  return cached.peek(userId) === entry
}

/** The count, if it is known without the database. */
export function findKnownUnread(userId: string) {
  const count = cached.get(userId)?.count
  if (count !== undefined) counts.hits += 1
  return count
}

/** The count inside this transaction. */
export async function readUnread(sql: Sql, userId: string) {
  const [{ count }] = await sql<[{ count: number }]>`
    select (${selectUnread(sql, userId)}) as count`
  return count
}

/** SQL: how many unread notifications of a member can be shown. */
export function selectUnread(sql: Sql, userId: string | Fragment) {
  return sql`
    select count(*)::int
    from (
      select u.type, u.hub_id, u.post_id, u.comment_id, u.actors from notifications u
      where u.user_id = ${userId} and u.read_at is null
      ${limitTo(sql, MOST_STORED)}
    ) n
    ${joinCauses(sql)}
    where ${isShowable(sql, userId)}`
}

/** Drops the cached count of this member, or of everybody. */
export function forgetUnread(userId?: string) {
  if (userId === undefined) cached.clear()
  else cached.delete(userId)
}

/** Whether this server receives every event from now on. */
export function setReceiving(isReceivingNow: boolean) {
  isReceiving = isReceivingNow
  cached.clear()
}
