import type { TaskList } from 'graphile-worker'
import {
  spellCorrectionCrontab,
  spellCorrectionTasks,
} from '#features/search/spellCorrection/tasks.ts'

export const searchTasks: TaskList = {
  ...spellCorrectionTasks,
}

export const searchCrontab = spellCorrectionCrontab
