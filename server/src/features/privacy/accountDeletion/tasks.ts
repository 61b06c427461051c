import type { TaskList } from 'graphile-worker'
import { sql } from '#lib/db.ts'
import { clearAway } from './clear.ts'
import { endAccount } from './end.ts'
import { emptyClosedCases } from './traces.ts'

export const accountDeletionTasks: TaskList = { endAccounts, clearAway }
export const accountDeletionCrontab = '7 * * * * endAccounts'

/** Deletes the accounts whose 30 days are over, one after another; one that fails does not stop the others. */
export async function endAccounts() {
  const due = await sql<{ id: string }[]>`
    select id from users where leaves_at <= now() order by leaves_at limit 1000`
  const problems: unknown[] = []
  for (const { id } of due) await endAccount(id).catch((problem) => problems.push(problem))
  await emptyClosedCases(sql)
  if (problems.length > 0) throw new AggregateError(problems, 'Some accounts could not end.')
}
