import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { countHashtags, recountHashtags } from './count.ts'

export const hashtagTasks: TaskList = {
  countHashtags: () => countHashtags(sql),
  recountHashtags: () => recountHashtags(sql),
}
/** At night in Nepal. */
export const hashtagCrontab = '* * * * * countHashtags\n35 20 * * * recountHashtags'
