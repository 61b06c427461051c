import { openName } from '#features/messages/groups/sealedName.ts'
import { openBody } from '#features/messages/messages/sealedBody.ts'
import type { Sql } from '#lib/db.ts'

const ROWS_AT_ONCE = 500

type SentRow = {
  id: string
  sealedBody: Buffer
  /** Null in a group. */
  to: string | null
  talkId: string
  sealedName: Buffer | null
  createdAt: string
  editedAt: string | null
}

/** The messages that a member sent, decrypted; those of others are theirs. */
export async function* listOwnMessages(sql: Sql, userId: string) {
  const pages = sql<SentRow[]>`
    select x.id, x.sealed_body, u.username as to, x.talk_id, t.sealed_name, x.created_at, x.edited_at
    from messages x
    join talk_members m on m.talk_id = x.talk_id and m.user_id = x.sender_id and x.seq > m.cleared_seq
    join talks t on t.id = x.talk_id
    left join users u on u.id = case when t.first_id = x.sender_id then t.second_id else t.first_id end
    where x.sender_id = ${userId} and x.sealed_body is not null
      and (x.expires_at > now()) is not false and not exists (
      select from hidden_messages h where h.talk_id = x.talk_id and h.seq = x.seq and h.user_id = x.sender_id)
    order by x.id`.cursor(ROWS_AT_ONCE)
  for await (const rows of pages) {
    yield await Promise.all(
      rows.map(async ({ id, sealedBody, talkId, sealedName, ...row }) => ({
        ...row,
        group: sealedName && (await openName(talkId, sealedName)),
        content: await openBody(id, sealedBody),
      })),
    )
  }
}
