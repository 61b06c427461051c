import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { remindMembers } from './remind.ts'

export const reminderTasks: TaskList = { remindMembers: () => remindMembers(), sweepReminders }
/** At eight in the morning in Nepal. */
export const reminderCrontab = '15 2 * * * remindMembers\n47 20 * * * sweepReminders'

/** Deletes reminders of passes that ended long ago. */
async function sweepReminders() {
  await sql`delete from premium_reminders where paid_until < now() - interval '90 days'`
}
