import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { isReplaced } from './dead.ts'
import { sweepLetters } from './letters.ts'

export const jobTasks: TaskList = { sweepJobs }
export const jobCrontab = '*/10 * * * * sweepJobs'

export async function sweepJobs() {
  await sweepLetters()
  await sql`
    delete from graphile_worker._private_jobs j where j.locked_at is null and ${isReplaced(sql)}`
}
