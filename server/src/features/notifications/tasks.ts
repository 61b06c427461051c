import type { TaskList } from 'graphile-worker'
import { digestCrontab, digestTasks } from '#features/notifications/digests/tasks.ts'
import {
  notificationCrontab,
  notificationTasks,
} from '#features/notifications/notifications/tasks.ts'
import { pushTasks } from '#features/notifications/push/tasks.ts'
import { reminderCrontab, reminderTasks } from '#features/notifications/reminders/tasks.ts'

export const notificationsTasks: TaskList = {
  ...notificationTasks,
  ...digestTasks,
  ...pushTasks,
  ...reminderTasks,
}

export const notificationsCrontab = [notificationCrontab, digestCrontab, reminderCrontab].join('\n')
