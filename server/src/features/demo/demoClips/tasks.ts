import type { TaskList } from 'graphile-worker'
import { makeDemoClip } from './make.ts'

export const demoClipTasks: TaskList = {
  async makeDemoClip(payload) {
    await makeDemoClip((payload as { index: number }).index)
  },
}
