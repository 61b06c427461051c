import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const impressionTasks: TaskList = { sweepImpressions }
export const impressionCrontab = '11 * * * * sweepImpressions'

const BATCH = 5_000

/** Forgets what was shown two weeks ago, a little at a time, so that nobody waits for it. */
export async function sweepImpressions() {
  let swept: number
  do {
    const { count } = await sql`
      delete from impressions
      where ctid = any(array(
        select ctid from impressions
        where last_at < now() - interval '14 days'
        order by last_at
        limit ${sql.unsafe(String(BATCH))}
      ))`
    swept = count
  } while (swept === BATCH)
}
