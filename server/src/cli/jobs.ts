import { Id } from '@jes/contract/lib/text'
import { safeParse } from 'zod/v4/core'
import { retryJob, retryJobs } from '#features/core/jobs/commands.ts'
import {
  countDeadByTask,
  countLockedLong,
  listDeadJobs,
  listGroups,
} from '#features/core/jobs/queries.ts'
import type { Sql } from '#lib/db.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { conclude } from './say.ts'

const MOST_LISTED = 50
const STUCK_SECONDS = 600
/** A long video takes less. */
const LOCKED_MINUTES = 60

/** Lists the jobs that failed for good, or retries one or all of a task. */
export async function jobs({ sql }: CliContext, [verb, which]: string[]) {
  if (verb === undefined) return list(sql)
  if (verb !== 'retry' || !which)
    throw new Complaint('Say jes jobs, or jes jobs retry <id or task>')
  const count = safeParse(Id, which).success
    ? await retryJob(sql, null, which)
    : await retryJobs(sql, null, which)
  if (count === 0) throw new Complaint(`No job that failed for good is ${which}.`)
  conclude({ count }, [count === 1 ? 'It is tried again.' : `${count} jobs are tried again.`])
}

async function list(sql: Sql) {
  const [{ jobs }, groups] = [
    await listDeadJobs(sql, { limit: MOST_LISTED }),
    await listGroups(sql),
  ]
  const total = groups.reduce((sum, { dead }) => sum + dead, 0)
  const lines = jobs.map(
    ({ _id, task, attempts, triedAt, error }) =>
      `${_id.padStart(8)}  ${task.padEnd(16)}${triedAt}  ${attempts} tries  ${error ?? 'its process was killed'}`,
  )
  const more = total > jobs.length ? [`and ${total - jobs.length} more`] : []
  const none = ['No job has failed for good.']
  conclude({ jobs, groups }, total === 0 ? none : [...lines, ...more])
}

/** For the doctor: failed jobs, hanging jobs, and the age of the oldest waiting job of each group. */
export async function examineJobs(sql: Sql) {
  const [dead, locked, groups] = [
    await countDeadByTask(sql),
    await countLockedLong(sql, LOCKED_MINUTES),
    await listGroups(sql),
  ]
  const late = groups.filter(({ oldestSeconds }) => oldestSeconds > STUCK_SECONDS)
  const said = [
    dead.length === 0 ? 'none failed for good' : `failed for good: ${dead.map(sayDead).join(', ')}`,
    ...(dead.length > 0 ? ['see jes jobs'] : []),
    `${locked} locked too long`,
    late.length === 0 ? 'none waits too long' : `waiting: ${late.map(sayLate).join(', ')}`,
  ]
  return {
    isWell: dead.length === 0 && locked === 0 && late.length === 0,
    said: said.join('; '),
  }
}

type Dead = Awaited<ReturnType<typeof countDeadByTask>>[number]
type Late = Awaited<ReturnType<typeof listGroups>>[number]

function sayDead({ task, count, oldestAt }: Dead) {
  return `${count} ${task} (oldest ${oldestAt.slice(0, 16)}Z)`
}

function sayLate({ group, oldestSeconds }: Late) {
  return `${group} ${Math.round(oldestSeconds / 60)} min`
}
