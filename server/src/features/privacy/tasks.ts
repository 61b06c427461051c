import type { TaskList } from 'graphile-worker'
import { leavingCrontab, leavingTasks } from '#features/privacy/accountDeletion/tasks.ts'
import { yourDataCrontab, yourDataTasks } from '#features/privacy/dataExport/tasks.ts'

export const privacyTasks: TaskList = {
  ...leavingTasks,
  ...yourDataTasks,
}

export const privacyCrontab = [leavingCrontab, yourDataCrontab].join('\n')
