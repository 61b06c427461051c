import { openBody } from '#features/messages/messages/sealedBody.ts'
import type { Sql } from '#lib/db.ts'

const ROWS_AT_ONCE = 500

type SentRow = {
  id: string
  sealedBody: Buffer
  to: string
  createdAt: string
  editedAt: string | null
}

/** The messages that a member sent, decrypted; those of others are theirs. */
export async function* listOwnMessages(sql: Sql, userId: string) {
  const pages = sql<SentRow[]>`
    select x.id, x.sealed_body, u.username as to, x.created_at, x.edited_at
    from messages x
    join talk_members m on m.talk_id = x.talk_id and m.user_id = x.sender_id and x.seq > m.cleared_seq
    join talk_members o on o.talk_id = x.talk_id and o.user_id <> x.sender_id
    join users u on u.id = o.user_id
    where x.sender_id = ${userId} and x.sealed_body is not null
      and (x.expires_at > now()) is not false and not exists (
      select from hidden_messages h where h.talk_id = x.talk_id and h.seq = x.seq and h.user_id = x.sender_id)
    order by x.id`.cursor(ROWS_AT_ONCE)
  for await (const rows of pages) {
    yield await Promise.all(
      rows.map(async ({ id, sealedBody, ...row }) => ({
        ...row,
        content: await openBody(id, sealedBody),
      })),
    )
  }
}
