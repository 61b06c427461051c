import type { Settings } from '@jes/contract/core/settings'
import { fullSettings } from '#features/core/settings/queries.ts'
import { quietSeconds } from '#features/core/settings/quietHours.ts'
import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

/** Of so many a summary says the number. */
const MOST_COUNTED = 99

/** How many seconds it is still quiet at a member's. */
export async function findQuiet(sql: Sql, userId: string) {
  const [row] = await sql<{ settings: Partial<Settings> }[]>`
    select settings from users where id = ${userId}`
  return quietSeconds(fullSettings(row?.settings ?? {}).quietHours)
}

/** Keeps a notification for the summary after the quiet hours. What concerns the security of an account does not wait. */
export async function silence(sql: Sql, notificationId: string, { userId, wait }: Silence) {
  const kept = await sql`
    update notifications set silenced_at = now() where id = ${notificationId} and type <> 'security'
    returning id`
  if (kept.length === 0) return false
  const key = `pushSummary ${userId}`
  await addJob(sql, { name: 'pushSummary', payload: { userId }, key, attempts: 5, wait })
  return true
}

type Silence = { userId: string; wait: number }

/** What was kept for a member and is unread, the latest first; from then on it is kept no more. */
export async function takeSilenced(sql: Sql, userId: string) {
  const rows = await sql<{ id: string; isUnread: boolean }[]>`
    update notifications set silenced_at = null where user_id = ${userId} and silenced_at is not null
    returning id, read_at is null as is_unread`
  const unread = rows.filter(({ isUnread }) => isUnread).map(({ id }) => id)
  return unread.slice(-MOST_COUNTED)
}
