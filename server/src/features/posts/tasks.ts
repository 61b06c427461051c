import type { TaskList } from 'graphile-worker'
import { engagementCrontab, engagementTasks } from '#features/posts/engagement/tasks.ts'
import { hashtagCrontab, hashtagTasks } from '#features/posts/hashtags/tasks.ts'
import { impressionCrontab, impressionTasks } from '#features/posts/impressions/tasks.ts'
import { postCrontab, postTasks } from '#features/posts/posts/tasks.ts'
import { scheduleCrontab, scheduleTasks } from '#features/posts/schedule/tasks.ts'

export const postsTasks: TaskList = {
  ...engagementTasks,
  ...hashtagTasks,
  ...impressionTasks,
  ...postTasks,
  ...scheduleTasks,
}

export const postsCrontab = [
  engagementCrontab,
  hashtagCrontab,
  impressionCrontab,
  postCrontab,
  scheduleCrontab,
].join('\n')
