import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'

export const grievanceTasks: TaskList = { sweepGrievances: () => sweepGrievances() }
export const grievanceCrontab = '11 20 * * * sweepGrievances'

/** A year after its answer a grievance is deleted with all its data. */
export async function sweepGrievances() {
  await sql`delete from grievances where answered_at < now() - interval '1 year'`
}
