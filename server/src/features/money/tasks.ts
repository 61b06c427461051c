import type { TaskList } from 'graphile-worker'
import { settlingCrontab, settlingTasks } from '#features/money/paymentVerification/tasks.ts'
import { payoutCrontab, payoutTasks } from '#features/money/payouts/tasks.ts'
import { revenueCrontab, revenueTasks } from '#features/money/revenue/tasks.ts'

export const moneyTasks: TaskList = {
  ...settlingTasks,
  ...payoutTasks,
  ...revenueTasks,
}

export const moneyCrontab = [settlingCrontab, payoutCrontab, revenueCrontab].join('\n')
