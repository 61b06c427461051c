import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const signUpTasks: TaskList = { sweepSignUps }
export const signUpCrontab = '41 20 * * * sweepSignUps'

/** Deletes what newcomers sent when nobody has decided for two months, and invitations of more than a year ago. */
async function sweepSignUps() {
  await sql`delete from sign_up_requests where created_at < now() - interval '60 days'`
  await sql`delete from invitations where created_at < now() - interval '1 year'`
}
