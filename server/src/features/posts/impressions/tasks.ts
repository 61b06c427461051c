import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { sweep } from '#lib/sweep.ts'

export const impressionTasks: TaskList = { sweepImpressions }
export const impressionCrontab = '11 * * * * sweepImpressions'

/** Deletes impressions older than two weeks. */
export async function sweepImpressions() {
  await sweep(
    (limit) => sql`
    delete from impressions
    where ctid = any(array(
      select ctid from impressions where last_at < now() - interval '14 days'
      order by last_at ${limit}
    ))`,
  )
}
