import type { TaskList } from 'graphile-worker'
import { sweepUploads } from '#features/clips/clipUploads/sweep.ts'
import { processClip } from './process.ts'
import { resumeClips } from './resume.ts'
import { Stopped } from './work.ts'

const stopping = new AbortController()

/** Stops running work; it is restarted when a server is up again. */
export function stopClips() {
  stopping.abort(new Stopped())
}

export const clipTasks: TaskList = { resumeClips, sweepUploads }
export const clipVideoTasks: TaskList = {
  async processClip(payload, { logger }) {
    const { clip } = payload as { clip: string }
    await processClip(clip, { stopping: stopping.signal, log: (words) => logger.error(words) })
  },
}
export const clipCrontab = ['* * * * * resumeClips', '17 * * * * sweepUploads'].join('\n')
