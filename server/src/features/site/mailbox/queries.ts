import { setTimeout } from 'node:timers/promises'
import { sql } from '#lib/db.ts'

const PATIENCE_MS = 3_000
const LOOK_EVERY_MS = 50

/** Waits, with a limit, until no message is being sent by such tasks, so that nobody looks too early. */
export async function waitForTasks(pattern: string) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && (await isUnderWay(pattern))) await setTimeout(LOOK_EVERY_MS)
}

async function isUnderWay(pattern: string) {
  const [{ exists }] = await sql<[{ exists: boolean }]>`
    select exists (
      select from graphile_worker.jobs
      where task_identifier like ${pattern} and run_at <= now() and attempts < max_attempts)`
  return exists
}
