import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { tuneFeed } from './tune.ts'

export const feedConfigTasks: TaskList = {
  tuneFeed: () => tuneFeed(sql),
}
/** At night in Nepal. */
export const feedConfigCrontab = '7 21 * * * tuneFeed'
