import type { Disappearing, LineKind } from '@jes/contract/messages/messages'
import type { Sql } from '#lib/db.ts'
import { makeId } from '#lib/makeId.ts'

type NewLine = { kind: LineKind; after?: Disappearing; people?: readonly string[] }

/** Writes what somebody did into their talk; it is a message like any other, without a push. */
export async function sendLine(
  sql: Sql,
  { talkId, userId }: { talkId: string; userId: string },
  { people = [], ...line }: NewLine,
) {
  await sql`
    select send_message(${talkId}, ${userId}, ${await makeId(sql)}, null,
      (select case when not m.is_group then 'talks' end from talk_members m where m.talk_id = ${talkId} and m.user_id = ${userId}),
      the_line => ${sql.json(line)}, the_people => ${[...people]}::bigint[])`
}
