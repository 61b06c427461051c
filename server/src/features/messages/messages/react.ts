import type { ReactionSign } from '@jes/contract/messages/messages'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { forbidden, refuse } from '#lib/errors.ts'
import { expectMessage } from './queries.ts'

type Reacted = { talkId: string; seq: number; sign: ReactionSign | null; act: ActStamp }

/** Sets the sign of a member at a message, or takes it away; a later act of the same member counts. */
export function react({ talkId, seq, sign, act }: Reacted) {
  const one = { talkId, seq, userId: act.viewerId }
  return sql.begin(async (sql) => {
    await sql`select from messages where talk_id = ${talkId} and seq = ${seq} for no key update`
    const message = await expectMessage(sql, one)
    if (message.isDeleted || message.line) throw forbidden()
    const [{ isRequest }] = await sql<[{ isRequest: boolean }]>`
      select folder = 'requests' as is_request from talk_members
      where talk_id = ${talkId} and user_id = ${act.viewerId}`
    // A sign would say that the request was read.
    if (isRequest) throw refuse('messages.accept_first')
    const [{ isLatest }] = await sql<[{ isLatest: boolean }]>`
      select ${isLatestAct(sql, act, 'reaction', message._id)} as is_latest`
    if (!isLatest) return message
    await sql`select set_reaction(${talkId}, ${seq}, ${act.viewerId}, ${sign})`
    return expectMessage(sql, one)
  })
}
