import type { Talk, TalkCounts, TalkFilter, TalkPage } from '@jes/contract/messages/talks'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
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
  const listed = sql`
    select m.* from talk_members m
    join talk_members them on them.talk_id = m.talk_id and them.user_id <> ${viewerId}
    where m.user_id = ${viewerId} and ${isIn(sql, filter)} ${before}
      and ${isNotBlocked(sql, viewerId, sql`them.user_id`)}
    order by m.last_at desc, m.talk_id desc
    ${limitTo(sql, limit + 1)}`
  const rows = await sql<TalkRow[]>`
    ${selectTalks(sql, viewerId, listed)} order by m.last_at desc, m.talk_id desc`
  const { shown, nextCursor } = cutPage(rows, limit, ({ lastAt, talkId }) =>
    writeCursor(lastAt ?? '', talkId),
  )
  return { talks: await Promise.all(shown.map(toTalk)), nextCursor }
}

/** A talk as one of its members sees it; the same refusal for none and for one of others. */
export async function expectTalk(sql: Sql, talkId: string, viewerId: string): Promise<Talk> {
  const one = sql`
    select m.* from talk_members m where m.talk_id = ${talkId} and m.user_id = ${viewerId}`
  const [row] = await sql<TalkRow[]>`${selectTalks(sql, viewerId, one)}`
  if (!row) throw notFound()
  return toTalk(row)
}

export async function countTalks(sql: Sql, userId: string): Promise<TalkCounts> {
  const [counts] = await sql<[TalkCounts]>`
    select (${countOf(sql, userId, isIn(sql, 'unread'))}) as unread,
      (${countOf(sql, userId, isIn(sql, 'requests'))}) as requests`
  return counts
}

function countOf(sql: Sql, userId: string, isIt: Fragment) {
  return sql`
    select count(*)::int from (
      select from talk_members m
      join talk_members o on o.talk_id = m.talk_id and o.user_id <> ${userId}
      where m.user_id = ${userId} and ${isIt} and ${isNotBlocked(sql, userId, sql`o.user_id`)}
      ${limitTo(sql, MOST_COUNTED)}
    ) counted`
}

/** SQL condition for the member's row `m`, as the indexes have it. */
function isIn(sql: Sql, filter: TalkFilter) {
  const isListed = sql`m.last_at is not null`
  if (filter === 'requests') return sql`m.folder = 'requests' and ${isListed}`
  const isTalk = sql`m.folder = 'talks' and ${isListed}`
  return filter === 'unread' ? sql`${isTalk} and m.read_seq < m.last_seq` : isTalk
}
