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

/** Refuses all but the members of a talk without a block between them. */
async function expectMembership(sql: Sql, { talkId, userId }: TalkOfMember) {
  const [member] = await sql`
    select from talk_members m
    join talk_members o on o.talk_id = m.talk_id and o.user_id <> ${userId}
    where m.talk_id = ${talkId} and m.user_id = ${userId} and ${isNotBlocked(sql, userId, sql`o.user_id`)}`
  if (!member) throw notFound()
}

/** The messages as `x` of a member as `m`. */
function fromMember(sql: Sql, { userId }: TalkOfMember) {
  return sql`talk_members m join messages x on x.talk_id = m.talk_id and ${isThere(sql, userId, 'x')}`
}

function isOfMember(sql: Sql, { talkId, userId }: TalkOfMember) {
  return sql`m.talk_id = ${talkId} and m.user_id = ${userId}`
}
