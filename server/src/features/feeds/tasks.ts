import type { TaskList } from 'graphile-worker'
import { feedConfigCrontab, feedConfigTasks } from '#features/feeds/feedConfigs/tasks.ts'
import { placeCrontab, placeTasks } from '#features/feeds/places/tasks.ts'
import { trendCrontab, trendTasks } from '#features/feeds/trends/tasks.ts'

export const feedsTasks: TaskList = {
  ...feedConfigTasks,
  ...trendTasks,
  ...placeTasks,
}

export const feedsCrontab = [feedConfigCrontab, trendCrontab, placeCrontab].join('\n')
