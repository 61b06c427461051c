import type { TaskList } from 'graphile-worker'
import { jobCrontab, jobTasks } from '#features/core/jobs/tasks.ts'
import { linkPreviewTasks } from '#features/core/linkPreviews/tasks.ts'
import { pictureCrontab, pictureTasks } from '#features/core/pictures/tasks.ts'
import { searchIndexCrontab, searchIndexTasks } from '#features/core/searchIndex/tasks.ts'
import { trustCrontab, trustTasks } from '#features/core/trust/tasks.ts'

export const coreTasks: TaskList = {
  ...jobTasks,
  ...linkPreviewTasks,
  ...pictureTasks,
  ...searchIndexTasks,
  ...trustTasks,
}

export const coreCrontab = [jobCrontab, pictureCrontab, searchIndexCrontab, trustCrontab].join('\n')
