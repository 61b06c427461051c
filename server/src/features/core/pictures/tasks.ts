import type { TaskList } from 'graphile-worker'
import { makeAvif } from './avif.ts'
import { sweepMedia } from './sweep.ts'

export const pictureTasks: TaskList = { encodeAvif: makeAvif, sweepMedia }
/** At night in Nepal. */
export const pictureCrontab = '37 21 * * * sweepMedia'
