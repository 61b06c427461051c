import { Message } from '@jes/contract/messages/messages'
import { parse } from 'zod/v4/core'
import { findMessages } from '#features/messages/messages/queries.ts'
import { countTalks } from '#features/messages/talks/queries.ts'
import type { Sql } from '#lib/db.ts'
import type { LiveServer } from '#lib/live.ts'
import { membersIn, userRoom } from './rooms.ts'

export type TalkNews = { userId: string; talkId: string; seq: number | null }

/** Sends a member what is new in their talks, in the order in which it was committed. */
export async function sendTalkNews(
  io: LiveServer,
  sql: Sql,
  { userId, news }: { userId: string; news: TalkNews[] },
) {
  const room = userRoom(userId)
  if (membersIn(io, room).length === 0) return

  const counts = await countTalks(sql, userId)
  const seqsOf = new Map<string, Set<number>>()
  for (const { talkId, seq } of news) {
    const seqs = seqsOf.get(talkId) ?? new Set()
    seqsOf.set(talkId, seq === null ? seqs : seqs.add(seq))
  }
  for (const [talkId, seqs] of seqsOf) {
    const numbers = [...seqs].sort((one, other) => one - other)
    const found = await findMessages(sql, { talkId, userId }, numbers)
    for (const message of found)
      io.to(room).emit('messaged', { message: parse(Message, message), counts })
    for (const seq of numbers.filter((seq) => !found.some((message) => message.seq === seq)))
      io.to(room).emit('messageGone', { talk: talkId, seq, counts })
    if (news.some((one) => one.talkId === talkId && one.seq === null))
      io.to(room).emit('talkChanged', { talk: talkId, counts })
  }
}
