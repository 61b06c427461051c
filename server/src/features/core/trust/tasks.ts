import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { reviewAll } from './commands.ts'

export const trustTasks: TaskList = { reviewTrust: () => reviewAll(sql) }
export const trustCrontab = '37 20 * * * reviewTrust'
