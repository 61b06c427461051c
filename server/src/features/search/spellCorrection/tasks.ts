import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { learnWords, relearnWords } from './learn.ts'

export const spellCorrectionTasks: TaskList = {
  learnWords: () => learnWords(sql),
  relearnWords: () => relearnWords(sql),
}
/** At night in Nepal. */
export const spellCorrectionCrontab = '* * * * * learnWords\n50 20 * * * relearnWords'
