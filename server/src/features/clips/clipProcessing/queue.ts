import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'

/** More than our own count of tries: what ends a clip is that alone. */
const ATTEMPTS = 25

/** Has a clip made. A job of the same clip that waits is this one; one that a dead worker holds is left behind. */
export async function queueClip(sql: Sql, id: string) {
  const [name, payload] = ['processClip', { clip: id }]
  await addJob(sql, { name, payload, key: `processClip ${id}`, attempts: ATTEMPTS })
}
