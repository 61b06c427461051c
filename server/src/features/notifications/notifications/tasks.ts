import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { MOST_STORED } from './rule.ts'
import { notifyAllWatchers } from './watchers.ts'

export const notificationTasks: TaskList = { sweepNotifications, notifyWatchers: notifyAllWatchers }
/** At night in Nepal. */
export const notificationCrontab = '52 21 * * * sweepNotifications'

const STORED_DAYS = 90
/** How many rows are deleted, and how many members are checked, in one batch. */
const BATCH = 1_000

/** Deletes old notifications, and for each member those beyond the newest thousand. */
async function sweepNotifications() {
  let swept: number
  do swept = await sweepOld()
  while (swept === BATCH)

  let last: string | null = '0'
  while (last !== null) last = await sweepBeyond(last)
}

/** Ids rise with time: only a row with an old id can be old. */
async function sweepOld() {
  const { count } = await sql`
    delete from notifications
    where id in (
      select id from notifications
      where id < (extract(epoch from now() - make_interval(days => ${STORED_DAYS})) * 1000)::bigint << 16
        and bumped_at < now() - make_interval(days => ${STORED_DAYS})
      order by id
      ${limitTo(sql, BATCH)}
    )`
  return count
}

/** The next members after this one; returns the last of them, or null at the end. */
async function sweepBeyond(userId: string) {
  const members = await sql<{ userId: string; count: number }[]>`
    select user_id, count(*)::int from notifications
    where user_id > ${userId}
    group by user_id
    order by user_id
    ${limitTo(sql, BATCH)}`
  for (const { userId, count } of members) {
    for (let more = count - MOST_STORED; more > 0; more -= BATCH) await sweepOf(userId)
  }
  return members.length === BATCH ? members.at(-1)!.userId : null
}

async function sweepOf(userId: string) {
  await sql`
    delete from notifications
    where id in (
      select id from notifications where user_id = ${userId}
      order by place desc
      offset ${MOST_STORED} ${limitTo(sql, BATCH)}
    )`
}
