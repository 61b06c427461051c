import type { Message } from '@jes/contract/messages/messages'
import type { Sql } from '#lib/db.ts'
import { openBody } from './sealedBody.ts'

export type MessageRow = Omit<Message, 'content' | 'isDeleted'> & { sealedBody: Buffer | null }

/** The columns of a MessageRow, from the table `messages` as `x`. */
export function selectMessage(sql: Sql) {
  return sql`x.id as _id, x.talk_id as talk, x.seq, x.sender_id as "user", x.sealed_body, x.created_at`
}

export async function toMessage({ sealedBody, ...row }: MessageRow): Promise<Message> {
  return {
    ...row,
    content: sealedBody ? await openBody(row._id, sealedBody) : '',
    isDeleted: sealedBody === null,
  }
}
