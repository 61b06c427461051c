import type { TaskList } from 'graphile-worker'
import { type Sql, sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import { recountTrends } from './recount.ts'
import { warmHubs } from './warm.ts'

export const trendTasks: TaskList = {
  recountTrends: () => recountTrends(sql),
  warmHubs: () => warmHubs(sql),
}
export const trendCrontab = '*/5 * * * * recountTrends\n17 * * * * warmHubs'

/** At the start of a server nobody waits for the clock. */
export async function countAtStart(sql: Sql) {
  for (const name of ['recountTrends', 'warmHubs']) {
    await addJob(sql, { name, payload: {}, key: `${name} at start` })
  }
}
