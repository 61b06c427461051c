import type { TaskList } from 'graphile-worker'
import { makeAvif } from './avif.ts'
import { sweepMedia } from './sweep.ts'

export const pictureTasks: TaskList = { encodeAvif: makeAvif, sweepMedia }
/** In the small hours of Nepal. */
export const pictureCrontab = '37 21 * * * sweepMedia'
