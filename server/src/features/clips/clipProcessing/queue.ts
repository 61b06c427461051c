import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

/** More than our own limit of attempts, which alone ends a clip. */
const ATTEMPTS = 25

/** Queues a clip. A waiting job of the same clip is reused; one that a dead worker holds is ignored. */
export async function queueClip(sql: Sql, id: string) {
  const [name, payload] = ['processClip', { clip: id }]
  await addJob(sql, { name, payload, key: `processClip ${id}`, attempts: ATTEMPTS })
}
