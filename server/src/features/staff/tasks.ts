import type { TaskList } from 'graphile-worker'
import { caseCrontab, caseTasks } from '#features/staff/cases/tasks.ts'
import { grievanceCrontab, grievanceTasks } from '#features/staff/grievances/tasks.ts'
import { siteStatsCrontab, siteStatsTasks } from '#features/staff/siteStats/tasks.ts'

export const staffTasks: TaskList = {
  ...caseTasks,
  ...grievanceTasks,
  ...siteStatsTasks,
}

export const staffCrontab = [caseCrontab, grievanceCrontab, siteStatsCrontab].join('\n')
