import { LRUCache } from 'lru-cache'
import type { Fragment, Sql } from '#lib/db.ts'
import { countsOfCache } from '#lib/metrics/counts.ts'
import { limitTo } from '#lib/pages.ts'
import { isShowable, joinCauses, MOST_STORED } from './rule.ts'

const TTL_MS = 5_000
const MAX_MEMBERS = 20_000

const cached = new LRUCache<string, Promise<number>>({ max: MAX_MEMBERS, ttl: TTL_MS })
const counts = countsOfCache('unread')
/** Without a connection to the events nothing is cached, because it could not be invalidated. */
let isReceiving = false

/** The unread count of a member; every browser requests it twice a minute, so it is cached. */
export function countUnread(sql: Sql, userId: string) {
  const known = cached.get(userId)
  counts[known ? 'hits' : 'misses'] += 1
  if (known) return known
  if (!isReceiving) return readUnread(sql, userId)

  // The promise is cached before it resolves: an event in the meantime drops it too.
  const count = readUnread(sql, userId)
  cached.set(userId, count)
  count.catch(() => {
    if (cached.peek(userId) === count) cached.delete(userId)
  })
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
