import { setTimeout } from 'node:timers/promises'
import { sql } from '#lib/db.ts'

const PATIENCE_MS = 3_000
const LOOK_EVERY_MS = 50

/** Waits, with a limit, until no mail is being sent, so that nobody looks too early. */
export async function waitForMails() {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && (await isMailUnderWay())) await setTimeout(LOOK_EVERY_MS)
}

async function isMailUnderWay() {
  const [{ exists }] = await sql<[{ exists: boolean }]>`
    select exists (
      select from graphile_worker.jobs
      where task_identifier like 'mail%' and run_at <= now() and attempts < max_attempts)`
  return exists
}
