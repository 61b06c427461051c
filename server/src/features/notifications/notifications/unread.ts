import { LRUCache } from 'lru-cache'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { isTellable, joinCauses, MOST_KEPT } from './rule.ts'

const TTL_MS = 5_000
const MAX_MEMBERS = 20_000

const cached = new LRUCache<string, Promise<number>>({ max: MAX_MEMBERS, ttl: TTL_MS })
/** Until a server hears of changes it may cache nothing that they would make wrong. */
let isHearing = false

/** How many notifications wait for a member; asked every half minute by everybody, so mostly from the cache. */
export function countUnread(sql: Sql, userId: string) {
  const known = cached.get(userId)
  if (known) return known
  if (!isHearing) return readUnread(sql, userId)

  // Cached before it is known: what changes meanwhile drops it too.
  const count = readUnread(sql, userId)
  cached.set(userId, count)
  count.catch(() => {
    if (cached.peek(userId) === count) cached.delete(userId)
  })
  return count
}

/** As it is in this very transaction. */
export async function readUnread(sql: Sql, userId: string) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int
    from (
      select u.type, u.hub_id, u.post_id, u.comment_id, u.actors from notifications u
      where u.user_id = ${userId} and u.read_at is null
      ${limitTo(sql, MOST_KEPT)}
    ) n
    ${joinCauses(sql)}
    where ${isTellable(sql, userId)}`
  return count
}

/** The count of this member, or of everybody, may be another one now. */
export function forgetUnread(userId?: string) {
  if (userId === undefined) cached.clear()
  else cached.delete(userId)
}

/** Whether this server hears of every change from here on. */
export function keepUnread(hears: boolean) {
  isHearing = hears
  cached.clear()
}
