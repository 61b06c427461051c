import type { TaskList } from 'graphile-worker'
import { sendDigests } from './send.ts'

export const digestTasks: TaskList = { sendDigests }
export const digestCrontab = '11 * * * * sendDigests'
