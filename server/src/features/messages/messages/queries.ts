import type { MessagePage, MessageQuery } from '@jes/contract/messages/messages'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { type MessageRow, selectMessage, toMessage } from './rows.ts'

type TalkOfMember = { talkId: string; userId: string }

/** A page of a talk: the latest, the one before a message, or the one after it. */
export async function listMessages(
  sql: Sql,
  talk: TalkOfMember,
  { before, after, limit }: MessageQuery,
): Promise<MessagePage> {
  const clearedSeq = await expectMembership(sql, talk)
  const isAfter = after !== undefined
  const first = Math.max(clearedSeq, after ?? 0)
  const rows = await sql<MessageRow[]>`
    select ${selectMessage(sql)} from messages x
    where x.talk_id = ${talk.talkId} and x.seq > ${first}
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
export async function findMessages(sql: Sql, { talkId, userId }: TalkOfMember, seqs: number[]) {
  const rows = await sql<MessageRow[]>`
    select ${selectMessage(sql)}
    from ${fromMember(sql, { talkId, userId })}
    join messages x on x.talk_id = m.talk_id and x.seq > m.cleared_seq and x.seq = any(${seqs}::int[])
    where ${isMember(sql, { talkId, userId })}`
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const found = seqs.flatMap((seq) => bySeq.get(seq) ?? [])
  return Promise.all(found.map(toMessage))
}

/** Refuses all but the members of a talk; how far it is deleted for this one. */
async function expectMembership(sql: Sql, talk: TalkOfMember) {
  const [member] = await sql<{ clearedSeq: number }[]>`
    select m.cleared_seq from ${fromMember(sql, talk)} where ${isMember(sql, talk)}`
  if (!member) throw notFound()
  return member.clearedSeq
}

/** The member as `m`, the other one as `o`. */
function fromMember(sql: Sql, { userId }: TalkOfMember): Fragment {
  return sql`talk_members m join talk_members o on o.talk_id = m.talk_id and o.user_id <> ${userId}`
}

/** SQL condition: `m` is this member in this talk, and there is no block between the two. */
function isMember(sql: Sql, { talkId, userId }: TalkOfMember) {
  return sql`
    m.talk_id = ${talkId} and m.user_id = ${userId} and ${isNotBlocked(sql, userId, sql`o.user_id`)}`
}
