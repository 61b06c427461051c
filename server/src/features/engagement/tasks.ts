import type { TaskList } from 'graphile-worker'
import { type Fragment, sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'

export const engagementTasks: TaskList = { sweepEngaged }
export const engagementCrontab = '29 * * * * sweepEngaged'

const BATCH = 5_000

/** Forgets the days that no figure, and the months that no statement is made from any more. */
export async function sweepEngaged() {
  await sweep(
    () => sql`
    delete from post_days
    where ctid = any(array(
      select ctid from post_days where day < (now() at time zone 'Asia/Kathmandu')::date - 200
      order by day ${limitTo(sql, BATCH)}
    ))`,
  )
  await sweep(
    () => sql`
    delete from engaged_days
    where ctid = any(array(
      select ctid from engaged_days where day < (now() at time zone 'Asia/Kathmandu')::date - interval '14 months'
      order by day ${limitTo(sql, BATCH)}
    ))`,
  )
}

/** A little at a time, so that nobody waits for it. */
async function sweep(deleteSome: () => Fragment) {
  let swept: number
  do {
    swept = (await deleteSome()).count
  } while (swept === BATCH)
}
