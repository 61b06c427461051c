import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { learnWords, relearnWords } from './learn.ts'

export const vocabularyTasks: TaskList = {
  learnWords: () => learnWords(sql),
  relearnWords: () => relearnWords(sql),
}
/** By night in Nepal. */
export const vocabularyCrontab = '* * * * * learnWords\n50 20 * * * relearnWords'
