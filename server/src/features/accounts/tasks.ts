import type { TaskList } from 'graphile-worker'
import { authCrontab, authTasks } from '#features/accounts/auth/tasks.ts'
import { twoFactorTasks } from '#features/accounts/twoFactor/tasks.ts'

export const accountsTasks: TaskList = {
  ...authTasks,
  ...twoFactorTasks,
}

export const accountsCrontab = authCrontab
