import type { TaskList } from 'graphile-worker'
import { closeDue } from './close.ts'

export const revenueTasks: TaskList = { closeMonths: () => closeDue() }
/** At three in the morning in Nepal. On the fifth there is a month to close, or later if Jes did not run then. */
export const revenueCrontab = '15 21 * * * closeMonths'
