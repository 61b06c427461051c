import type { TaskList } from 'graphile-worker'
import {
  accountDeletionCrontab,
  accountDeletionTasks,
} from '#features/privacy/accountDeletion/tasks.ts'
import { dataExportCrontab, dataExportTasks } from '#features/privacy/dataExport/tasks.ts'

export const privacyTasks: TaskList = {
  ...accountDeletionTasks,
  ...dataExportTasks,
}

export const privacyCrontab = [accountDeletionCrontab, dataExportCrontab].join('\n')
