import type { Message, MessagePage, MessageQuery } from '@jes/contract/messages/messages'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { isThere, type MessageRow, selectMessages, toMessage } from './rows.ts'

type TalkOfMember = { talkId: string; userId: string }
export type MessageOfMember = TalkOfMember & { seq: number }

/** A page of a talk: the latest, the one before a message, or the one after it. */
export async function listMessages(
  sql: Sql,
  talk: TalkOfMember,
  { before, after, limit }: MessageQuery,
): Promise<MessagePage> {
  await expectMembership(sql, talk)
  const isAfter = after !== undefined
  const rows = await sql<MessageRow[]>`
    ${selectMessages(sql, talk.userId, fromMember(sql, talk))}
    where ${isOfMember(sql, talk)} and x.seq > ${after ?? 0}
      ${before === undefined ? sql`` : sql`and x.seq < ${before}`}
    order by x.seq ${isAfter ? sql`asc` : sql`desc`}
    ${limitTo(sql, limit + 1)}`
  const shown = rows.slice(0, limit)
  return {
    messages: await Promise.all((isAfter ? shown : shown.reverse()).map(toMessage)),
    hasMore: rows.length > limit,
  }
}

/** Some messages of a talk by their numbers, in this order; none for whom may not see them. */
export async function findMessages(sql: Sql, talk: TalkOfMember, seqs: number[]) {
  const rows = await sql<MessageRow[]>`
    ${selectMessages(sql, talk.userId, fromMember(sql, talk))}
    where ${isOfMember(sql, talk)} and x.seq = any(${seqs}::int[])`
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const found = seqs.flatMap((seq) => bySeq.get(seq) ?? [])
  return Promise.all(found.map(toMessage))
}

/** A message that its reader still has. */
export async function expectMessage(sql: Sql, { seq, ...talk }: MessageOfMember): Promise<Message> {
  await expectMembership(sql, talk)
  const [found] = await findMessages(sql, talk, [seq])
  if (!found) throw notFound()
  return found
}

/** Refuses all but the members of a talk that is open to them. */
async function expectMembership(sql: Sql, { talkId, userId }: TalkOfMember) {
  const [member] = await sql`
    select from talk_members m
    join talks t on t.id = m.talk_id
    where m.talk_id = ${talkId} and m.user_id = ${userId} and ${isOpenTo(sql, userId)}`
  if (!member) throw notFound()
}

/**
 * SQL condition for a talk as `t` and its member as `m`: no block between the two, or between who asked to join a group
 * and who was asked. In a group only the messages of each other are hidden.
 */
export function isOpenTo(sql: Sql, userId: string) {
  const other = sql`case
    when not m.is_group then case when t.first_id = ${userId} then t.second_id else t.first_id end
    when m.folder = 'requests' then (
      select r.asked_by from group_requests r where r.talk_id = m.talk_id and r.user_id = m.user_id)
    end`
  return sql`(${isNotBlocked(sql, userId, other)}) is not false`
}

/** The messages as `x` of a member as `m`. */
function fromMember(sql: Sql, { userId }: TalkOfMember) {
  return sql`talk_members m join messages x on x.talk_id = m.talk_id and ${isThere(sql, userId, 'x')}`
}

function isOfMember(sql: Sql, { talkId, userId }: TalkOfMember) {
  return sql`m.talk_id = ${talkId} and m.user_id = ${userId}`
}
