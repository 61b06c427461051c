import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { sweep } from '#lib/sweep.ts'

export const engagementTasks: TaskList = { sweepEngaged }
export const engagementCrontab = '29 * * * * sweepEngaged'

/** Deletes days and months that no statistic or statement uses any more. */
export async function sweepEngaged() {
  await sweep(
    (limit) => sql`
    delete from post_days
    where ctid = any(array(
      select ctid from post_days where day < (now() at time zone 'Asia/Kathmandu')::date - 200
      order by day ${limit}
    ))`,
  )
  await sweep(
    (limit) => sql`
    delete from engaged_days
    where ctid = any(array(
      select ctid from engaged_days where day < (now() at time zone 'Asia/Kathmandu')::date - interval '14 months'
      order by day ${limit}
    ))`,
  )
}
