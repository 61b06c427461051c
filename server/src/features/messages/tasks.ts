import type { TaskList } from 'graphile-worker'
import { messagePushTasks } from '#features/messages/messagePush/tasks.ts'
import { disappearingCrontab, disappearingTasks } from '#features/messages/talks/disappearing.ts'

export const messagesTasks: TaskList = { ...disappearingTasks, ...messagePushTasks }
export const messagesCrontab = disappearingCrontab
