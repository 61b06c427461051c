import type { Sql } from '#lib/db.ts'
import { markOfAddress } from '#lib/sealedLetter.ts'
import { DELETED_USER_ID } from './deletedUser.ts'

type Leaver = { id: string; email: string | null; phoneMark: string | null; names: string[] }

/** Deletes other data about a member that does not cascade from the account's row. */
export async function removeTraces(sql: Sql, leaver: Leaver) {
  await forgetActor(sql, leaver.id)
  await handReportsOver(sql, leaver.id)
  await unlinkMentions(sql, leaver.names)
  await sql`delete from clip_plays where viewer_id = ${leaver.id}`
  await sql`delete from feed_snapshots where viewer_id = ${leaver.id}`
  await sql`delete from passed_over where kind = 'user' and thing_id = ${leaver.id}`
  await emptyClosedCases(sql, sql`c.subject_id = ${leaver.id}`)
  await forgetMessagePushes(sql, leaver.id)
  if (leaver.email !== null) await forgetLetters(sql, leaver.email)
  if (leaver.phoneMark !== null) await forgetSms(sql, leaver.phoneMark)
}

/** Notifications about this member alone are deleted; where others did the same, those remain. */
async function forgetActor(sql: Sql, userId: string) {
  const alone = await sql<{ userId: string }[]>`
    delete from notifications where actors = array[${userId}]::bigint[] returning user_id`
  const among = await sql<{ userId: string }[]>`
    update notifications set actors = array_remove(actors, ${userId}::bigint)
    where actors @> array[${userId}]::bigint[]
    returning user_id`
  const notified = [...new Set([...alone, ...among].map((row) => row.userId))]
  await sql`select publish_unread_count(id) from unnest(${notified}::bigint[]) id`
}

/** Open reports are still decided, whoever made them. */
async function handReportsOver(sql: Sql, userId: string) {
  await sql`
    update reports r set reporter_id = ${DELETED_USER_ID}
    where r.reporter_id = ${userId} and r.state = 'open' and not exists (
      select from reports o
      where o.reporter_id = ${DELETED_USER_ID} and o.kind = r.kind and o.thing_id = r.thing_id and o.state = 'open')`
}

/** A mention in a text of others stays as text, without a link: the next owner of the username is not meant. */
async function unlinkMentions(sql: Sql, names: string[]) {
  for (const name of names) {
    const mention = `{"type": "mention", "username": "${name}"}`
    const text = `{"text": "@${name}", "type": "text"}`
    const plain = (column: string) => sql`replace(${sql(column)}::text, ${mention}, ${text})::jsonb`
    await sql`
      update posts
      set body = ${plain('body')}, excerpt_body = ${plain('excerpt_body')}, mentions = array_remove(mentions, ${name})
      where mentions @> array[${name}]`
    await sql`
      update comments set body = ${plain('body')}, mentions = array_remove(mentions, ${name})
      where mentions @> array[${name}]`
  }
}

/** The evidence of a case is needed while it is open. */
export async function emptyClosedCases(sql: Sql, isTheirs = sql`c.subject_id is null`) {
  await sql`
    update cases c set evidence = '{}', file_keys = '{}'
    where c.state = 'closed' and c.evidence <> '{}' and ${isTheirs}`
}

/** What was to tell their devices that somebody wrote. */
async function forgetMessagePushes(sql: Sql, userId: string) {
  await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'pushMessage' and j.locked_at is null
      and j.payload ->> 'userId' = ${userId}`
}

/** Mails that are queued, or that failed for good. */
async function forgetLetters(sql: Sql, email: string) {
  await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('mail', 'mailReset') and j.locked_at is null
      and (j.payload ->> 'addressee' = ${await markOfAddress(email)}
        or ${email} in (j.payload ->> 'to', j.payload ->> 'email'))`
}

/** Messages that are queued, or that failed for good, and attempts to come in by this number. */
async function forgetSms(sql: Sql, phoneMark: string) {
  await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'sms' and j.locked_at is null
      and j.payload ->> 'addressee' = ${phoneMark}`
  await sql`delete from phone_proofs where phone_mark = ${phoneMark}`
  // The budget still counts what was sent today, without knowing to whom.
  await sql`update sms_sent set phone_mark = '' where phone_mark = ${phoneMark}`
}
