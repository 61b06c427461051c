import type { TaskList } from 'graphile-worker'
import { jobCrontab, jobTasks } from '#features/core/jobs/tasks.ts'
import { linkTasks } from '#features/core/linkPreviews/tasks.ts'
import { mediaCrontab, mediaTasks } from '#features/core/pictures/tasks.ts'
import { searchIndexCrontab, searchIndexTasks } from '#features/core/searchIndex/tasks.ts'
import { trustCrontab, trustTasks } from '#features/core/trust/tasks.ts'

export const coreTasks: TaskList = {
  ...jobTasks,
  ...linkTasks,
  ...mediaTasks,
  ...searchIndexTasks,
  ...trustTasks,
}

export const coreCrontab = [jobCrontab, mediaCrontab, searchIndexCrontab, trustCrontab].join('\n')
