import type { TaskList } from 'graphile-worker'
import { watchingCrontab, watchingTasks } from '#features/clips/clipPlays/tasks.ts'
import { clipCrontab, clipTasks, clipVideoTasks } from '#features/clips/clipProcessing/tasks.ts'

export const clipsTasks: TaskList = {
  ...watchingTasks,
  ...clipTasks,
  ...clipVideoTasks,
}

export const clipsCrontab = [watchingCrontab, clipCrontab].join('\n')
