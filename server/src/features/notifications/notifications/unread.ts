import type { Sql } from '#lib/db.ts'
import { keepNewest } from '#lib/keepNewest.ts'
import { limitTo } from '#lib/pages.ts'
import { isTellable, joinCauses, MOST_KEPT } from './rule.ts'

const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 20_000

type Remembered = { count: Promise<number>; until: number }

const remembered = new Map<string, Remembered>()
/** Until a server hears of changes it may remember nothing that they would make wrong. */
let isHearing = false

/** How many notifications wait for a member; asked every half minute by everybody, so mostly from memory. */
export function countUnread(sql: Sql, userId: string) {
  const known = remembered.get(userId)
  if (known && known.until > performance.now()) return known.count
  if (!isHearing) return readUnread(sql, userId)

  // Remembered before it is known: what changes meanwhile makes us forget it too.
  const count = readUnread(sql, userId)
  const entry = { count, until: performance.now() + REMEMBERED_MS }
  keepNewest(remembered, userId, entry, MOST_REMEMBERED)
  count.catch(() => {
    if (remembered.get(userId) === entry) remembered.delete(userId)
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
  if (userId === undefined) remembered.clear()
  else remembered.delete(userId)
}

/** Whether this server hears of every change from here on. */
export function keepUnread(hears: boolean) {
  isHearing = hears
  remembered.clear()
}
