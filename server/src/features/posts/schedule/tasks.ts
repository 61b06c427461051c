import type { TaskList } from 'graphile-worker'
import { publishDue } from './publish.ts'

export const scheduleTasks: TaskList = { publishScheduled: () => publishDue() }
export const scheduleCrontab = '* * * * * publishScheduled ?max=1'
