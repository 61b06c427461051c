import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { recountDistricts } from './recount.ts'

export const placeTasks: TaskList = { recountDistricts: () => recountDistricts(sql) }
export const placeCrontab = '*/5 * * * * recountDistricts'
