import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { countDays } from './count.ts'

export const siteStatsTasks: TaskList = { countDays: () => countDays(sql) }
/** Nepal's days begin a quarter past the hour: this is five minutes before. */
export const siteStatsCrontab = '10 * * * * countDays'
