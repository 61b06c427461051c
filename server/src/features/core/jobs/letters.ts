import { type Sql, sql } from '#lib/db.ts'
import type { Letter } from '#lib/mailLayout.ts'
import { sealLetter } from '#lib/sealedLetter.ts'

/** No link in a mail is valid for longer. */
const LONGEST_LINK_HOURS = 24

type Open = { id: string; payload: Letter; lastLinkAt: string }

/**
 * Mails that an earlier version queued are not encrypted, nor are those that failed for good: they are encrypted at
 * the start.
 */
export async function sealOldLetters(sql: Sql) {
  const open = await sql<Open[]>`
    select j.id, j.payload, j.created_at + make_interval(hours => ${LONGEST_LINK_HOURS}) as last_link_at
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail' and j.payload ->> 'sealed' is null`
  for (const { id, payload, lastLinkAt } of open) {
    const isLive = payload.button?.url.includes('token=') ?? false
    const sealed = await sealLetter({ ...payload, ...(isLive && { expiresAt: lastLinkAt }) })
    await sql`
      update graphile_worker._private_jobs set payload = ${JSON.stringify(sealed)}::text::json where id = ${id}`
  }
}

/** Deletes mails that failed for good and whose links have expired: nobody can use them any more. */
export async function sweepLetters() {
  await sql`
    delete from graphile_worker._private_jobs j
    using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'mail'
      and j.attempts >= j.max_attempts and j.locked_at is null
      and (j.payload ->> 'expiresAt')::timestamptz < now()`
}
