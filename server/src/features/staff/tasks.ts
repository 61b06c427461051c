import type { TaskList } from 'graphile-worker'
import { caseCrontab, caseTasks } from '#features/staff/cases/tasks.ts'
import { grievanceCrontab, grievanceTasks } from '#features/staff/grievances/tasks.ts'
import { figureCrontab, figureTasks } from '#features/staff/siteStats/tasks.ts'

export const staffTasks: TaskList = {
  ...caseTasks,
  ...grievanceTasks,
  ...figureTasks,
}

export const staffCrontab = [caseCrontab, grievanceCrontab, figureCrontab].join('\n')
