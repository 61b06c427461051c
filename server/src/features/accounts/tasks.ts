import type { TaskList } from 'graphile-worker'
import { authCrontab, authTasks } from '#features/accounts/auth/tasks.ts'
import { phoneCrontab, phoneTasks } from '#features/accounts/phone/tasks.ts'
import { signUpCrontab, signUpTasks } from '#features/accounts/signUps/tasks.ts'
import { twoFactorTasks } from '#features/accounts/twoFactor/tasks.ts'

export const accountsTasks: TaskList = {
  ...authTasks,
  ...phoneTasks,
  ...signUpTasks,
  ...twoFactorTasks,
}

export const accountsCrontab = [authCrontab, phoneCrontab, signUpCrontab].join('\n')
