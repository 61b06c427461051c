import type { TaskList } from 'graphile-worker'
import { vocabularyCrontab, vocabularyTasks } from '#features/search/spellCorrection/tasks.ts'

export const searchTasks: TaskList = {
  ...vocabularyTasks,
}

export const searchCrontab = vocabularyCrontab
