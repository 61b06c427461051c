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

/** Run at the start, so that a new server does not wait for the schedule. */
export async function countAtStart(sql: Sql) {
  for (const name of ['recountTrends', 'warmHubs', 'recountDistricts']) {
    await addJob(sql, { name, payload: {}, key: `${name} at start` })
  }
}
