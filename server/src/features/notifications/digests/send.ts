import { NotificationType, USUAL_CHANNELS } from '@jes/contract/notifications/notifications'
import { isAlwaysMailed } from '#features/notifications/notifications/preferences.ts'
import { listForMail } from '#features/notifications/notifications/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { sendLetter } from '#lib/mail.ts'
import { limitTo } from '#lib/pages.ts'
import { digestLetter, type Reader } from './letter.ts'

const BATCH = 500
/** Types that are mailed immediately are not in the digest. */
const GATHERED = NotificationType.options.filter((type) => !isAlwaysMailed(type))
const USUALLY_MAILED = GATHERED.filter((type) => USUAL_CHANNELS[type].email)

/** The hourly job: a digest for each member with unread notifications that they want by mail. */
export async function sendDigests() {
  let last: string | undefined = '0'
  while (last) {
    const due: string[] = await listDue(sql, last)
    for (const userId of due) await sql.begin((sql) => sendDigest(sql, userId))
    last = due.length === BATCH ? due.at(-1) : undefined
  }
}

/** The member's row is locked: when two servers run this at once, the second finds nothing due. */
async function sendDigest(sql: Sql, userId: string) {
  const [reader] = await sql<Reader[]>`
    select u.id, u.email, u.username, coalesce(u.settings->>'language', 'en') as language, u.digest_key
    from users u
    where u.id = ${userId} and ${isDue(sql)}
    for no key update`
  if (!reader) return

  const waiting = await sql<{ id: string }[]>`
    update notifications n set mailed_at = now() from users u
    where n.user_id = ${userId} and u.id = n.user_id and ${isWaiting(sql)}
    returning n.id`
  const ids = waiting.map(({ id }) => id)
  const news = await listForMail(sql, ids, userId, reader.language)
  if (news.length === 0) return

  await sql`update users set digest_at = now() where id = ${userId}`
  await sendLetter(sql, digestLetter(reader, news))
}

async function listDue(sql: Sql, after: string) {
  const rows = await sql<{ id: string }[]>`
    select distinct n.user_id as id
    from notifications n
    join users u on u.id = n.user_id
    where n.user_id > ${after} and ${isWaiting(sql)} and ${isDue(sql)}
    order by n.user_id
    ${limitTo(sql, BATCH)}`
  return rows.map(({ id }) => id)
}

/** A little less than a day, or a week, so that a member's digest stays at its hour. */
function isDue(sql: Sql) {
  return sql`(
    u.email_verified_at is not null
    and (u.suspended_until > now()) is not true
    and (u.digest_at > now() + interval '30 minutes' - ${every(sql)}) is not true)`
}

function every(sql: Sql) {
  return sql`case when u.settings ->> 'digest' = 'week' then interval '7 days' else interval '1 day' end`
}

/** Unread for an hour, wanted by mail, and not too old. */
function isWaiting(sql: Sql) {
  return sql`(
    n.read_at is null and n.mailed_at is null
    and n.bumped_at < now() - interval '1 hour' and n.bumped_at > now() - interval '2 days' - ${every(sql)}
    and n.type = any(${GATHERED}::text[])
    and coalesce(
      (select p.in_app and p.email from notification_preferences p
       where p.user_id = n.user_id and p.type = n.type),
      n.type = any(${USUALLY_MAILED}::text[])))`
}
