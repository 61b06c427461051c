import type { TaskList } from 'graphile-worker'
import { mailTwoFactorRecovery } from './recovery.ts'

export const twoFactorTasks: TaskList = { mailTwoFactorRecovery }
