import type { TaskList } from 'graphile-worker'
import { clipPlayCrontab, clipPlayTasks } from '#features/clips/clipPlays/tasks.ts'
import { clipCrontab, clipTasks, clipVideoTasks } from '#features/clips/clipProcessing/tasks.ts'

export const clipsTasks: TaskList = {
  ...clipPlayTasks,
  ...clipTasks,
  ...clipVideoTasks,
}

export const clipsCrontab = [clipPlayCrontab, clipCrontab].join('\n')
