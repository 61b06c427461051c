import { isNotBlocked } from '#features/core/visibility/rule.ts'
import { areTalking, showsActivity } from '#features/messages/talks/rows.ts'
import type { Sql } from '#lib/db.ts'

/** The others of a talk who show their activity, if this member does; nobody across a block. */
export async function listActivityReaders(sql: Sql, talkId: string, userId: string) {
  const rows = await sql<{ id: string }[]>`
    select u.id
    from talk_members m
    join talk_members o on o.talk_id = m.talk_id and o.user_id <> m.user_id
    join users me on me.id = m.user_id
    join users u on u.id = o.user_id
    where m.talk_id = ${talkId} and m.user_id = ${userId} and ${areTalking(sql)}
      and ${showsActivity(sql, 'me')} and ${showsActivity(sql, 'u')} and ${isNotBlocked(sql, userId, sql`u.id`)}`
  return rows.map(({ id }) => id)
}
