import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const payoutTasks: TaskList = { emptyPayouts: () => emptyPayouts() }
export const payoutCrontab = '23 20 * * * emptyPayouts'

/** Erases the destination of a payout 90 days after it is closed. */
export async function emptyPayouts() {
  await sql`
    update payouts set details = null
    where details is not null and state in ('paid', 'declined')
      and coalesce(paid_at, decided_at) < now() - interval '90 days'`
}
