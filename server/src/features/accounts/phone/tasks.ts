import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { sweepSms } from '#lib/sms/spending.ts'

export const phoneTasks: TaskList = { sweepPhones }
export const phoneCrontab = '24 * * * * sweepPhones'

/** Deletes attempts that are over, and what no budget and no alarm needs any more. */
async function sweepPhones() {
  await sql`delete from phone_proofs where expires_at < now()`
  await sweepSms(sql)
}
