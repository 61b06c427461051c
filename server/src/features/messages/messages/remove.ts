import { type Sql, sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import { expectMessage, type MessageOfMember } from './queries.ts'

/** Deletes a message for the member alone, or one that they sent for all. */
export function removeMessage(one: MessageOfMember, whose: 'me' | 'all') {
  return sql.begin(async (sql) => {
    await sql`select from talks where id = ${one.talkId} for no key update`
    const { user, isDeleted, line } = await expectMessage(sql, one)
    if (whose === 'me') {
      await hideMessage(sql, one)
      return { message: null }
    }
    if (user !== one.userId || line) throw forbidden()
    if (!isDeleted) await emptyMessage(sql, one)
    return { message: await expectMessage(sql, one) }
  })
}

/** The others keep theirs and learn nothing; what all have deleted is gone for good. */
async function hideMessage(sql: Sql, { talkId, userId, seq }: MessageOfMember) {
  await sql`
    insert into hidden_messages (talk_id, seq, user_id) values (${talkId}, ${seq}, ${userId})`
  await sql`select drop_unseen_messages(${talkId})`
  await sql`select publish_talk(${talkId}, ${seq}, ${userId})`
}

/** Its place stays, so that the numbers have no gap and the others see that something was here. */
async function emptyMessage(sql: Sql, { talkId, seq }: MessageOfMember) {
  await sql`
    update messages set sealed_body = null, edited_at = null, reply_seq = null, terms = null, has_post = false, post_id = null
    where talk_id = ${talkId} and seq = ${seq}`
  await sql`delete from message_reactions where talk_id = ${talkId} and seq = ${seq}`
  await sql`select publish_talk(${talkId}, ${seq})`
}
