import type { TaskList } from 'graphile-worker'
import {
  paymentVerificationCrontab,
  paymentVerificationTasks,
} from '#features/money/paymentVerification/tasks.ts'
import { payoutCrontab, payoutTasks } from '#features/money/payouts/tasks.ts'
import { revenueCrontab, revenueTasks } from '#features/money/revenue/tasks.ts'

export const moneyTasks: TaskList = {
  ...paymentVerificationTasks,
  ...payoutTasks,
  ...revenueTasks,
}

export const moneyCrontab = [paymentVerificationCrontab, payoutCrontab, revenueCrontab].join('\n')
