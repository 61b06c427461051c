import {
  MOST_PINNED,
  type Talk,
  type TalkCounts,
  type TalkFilter,
  type TalkPage,
} from '@jes/contract/messages/talks'
import { isOpenTo } from '#features/messages/messages/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { selectTalks, type TalkRow, toTalk } from './rows.ts'

/** Counts are exact up to here: a badge says 99+. */
const MOST_COUNTED = 100

/** A member's talks, the latest first. */
export async function listTalks(
  sql: Sql,
  viewerId: string,
  { filter, cursor, limit }: PageRequest & { filter: TalkFilter },
): Promise<TalkPage> {
  const [at, id] = cursor ? readCursor(cursor, ['moment', 'id']) : []
  const before = at && id ? sql`and (m.last_at, m.talk_id) < (${at}, ${id})` : sql``
  const isAmongThem = sql`${isIn(sql, filter)} ${filter === 'all' ? sql`and m.pinned_at is null` : sql``}`
  const rows = await latestTalks(sql, viewerId, sql`${isAmongThem} ${before}`, limit + 1)
  const pinned = filter === 'all' && !cursor ? await listPinned(sql, viewerId) : []
  const { shown, nextCursor } = cutPage(rows, limit, ({ lastAt, talkId }) =>
    writeCursor(lastAt ?? '', talkId),
  )
  return { talks: await Promise.all([...pinned, ...shown].map(toTalk)), nextCursor }
}

function listPinned(sql: Sql, viewerId: string) {
  const isPinned = sql`${isIn(sql, 'all')} and m.pinned_at is not null`
  return latestTalks(sql, viewerId, isPinned, MOST_PINNED)
}

async function latestTalks(sql: Sql, viewerId: string, isIt: Fragment, most: number) {
  const listed = sql`
    select m.* from talk_members m
    join talks t on t.id = m.talk_id
    where m.user_id = ${viewerId} and ${isIt} and ${isOpenTo(sql, viewerId)}
    order by m.last_at desc, m.talk_id desc
    ${limitTo(sql, most)}`
  return sql<TalkRow[]>`
    ${selectTalks(sql, viewerId, listed)} order by m.last_at desc, m.talk_id desc`
}

/** A talk as one of its members sees it; the same refusal for none and for one of others. */
export async function expectTalk(sql: Sql, talkId: string, viewerId: string): Promise<Talk> {
  const talk = await findTalk(sql, talkId, viewerId)
  if (!talk) throw notFound()
  return talk
}

export async function findTalk(sql: Sql, talkId: string, viewerId: string) {
  const one = sql`
    select m.* from talk_members m where m.talk_id = ${talkId} and m.user_id = ${viewerId}`
  const [row] = await sql<TalkRow[]>`${selectTalks(sql, viewerId, one)}`
  return row ? toTalk(row) : null
}

export async function countTalks(sql: Sql, userId: string): Promise<TalkCounts> {
  const [counts] = await sql<[TalkCounts]>`
    select (${countOf(sql, userId, sql`${isIn(sql, 'unread')} and not m.is_muted`)}) as unread,
      (${countOf(sql, userId, isIn(sql, 'requests'))}) as requests`
  return counts
}

function countOf(sql: Sql, userId: string, isIt: Fragment) {
  return sql`
    select count(*)::int from (
      select from talk_members m
      join talks t on t.id = m.talk_id
      where m.user_id = ${userId} and ${isIt} and ${isOpenTo(sql, userId)}
      ${limitTo(sql, MOST_COUNTED)}
    ) counted`
}

/** SQL condition for the member's row `m`, as the indexes have it. */
function isIn(sql: Sql, filter: TalkFilter) {
  if (filter === 'archived') return sql`m.last_at is not null and m.is_archived`
  const isListed = sql`m.last_at is not null and not m.is_archived`
  if (filter === 'requests') return sql`m.folder = 'requests' and ${isListed}`
  const isTalk = sql`m.folder = 'talks' and ${isListed}`
  if (filter === 'groups') return sql`m.is_group and ${isTalk}`
  return filter === 'unread' ? sql`${isTalk} and m.read_seq < m.last_seq` : isTalk
}
