import { makeBuffer } from '#lib/buffer.ts'
import type { Sql } from '#lib/db.ts'
import { type Mark, writeMarks } from './flush.ts'

/** What is to be counted, one for each started clip and one for each play that went on. */
const waiting = makeBuffer<Mark>({
  keyOf: (mark) => (mark.kind === 'start' ? `start ${mark.clipId}` : `watch ${mark.play}`),
  merge(earlier, later) {
    if (earlier.kind === 'start' && later.kind === 'start')
      return { ...later, plays: earlier.plays + later.plays }
    if (earlier.kind === 'watch' && later.kind === 'watch')
      return {
        ...later,
        ms: earlier.ms + later.ms,
        reachedMs: Math.max(earlier.reachedMs, later.reachedMs),
      }
    return later
  },
})

export function markStarted(clipId: string) {
  waiting.add({ kind: 'start', clipId, plays: 1 })
}

export function markWatched(play: string, ms: number, reachedMs: number) {
  waiting.add({ kind: 'watch', play, ms, reachedMs })
}

/** Writes the buffer; a crash loses at most what came since the last flush. */
export async function flushWatching(sql: Sql) {
  await waiting.flush((marks) => writeMarks(sql, marks))
}
