import { type DeadJob, JobGroupName, type JobGroupState } from '@jes/contract/core/jobs'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, readCursor, writeCursor } from '#lib/pages.ts'
import { redact } from '#lib/redact.ts'
import { isDead } from './dead.ts'
import { groupOf } from './groups.ts'

type JobPageRequest = { cursor?: string | undefined; limit: number }
type Counted = Omit<JobGroupState, 'group'> & { task: string }
type Row = Omit<DeadJob, 'group'>

/** Latest first. */
export async function listDeadJobs(sql: Sql, { cursor, limit }: JobPageRequest) {
  const before = cursor ? readCursor(cursor, ['id'])[0] : null
  const rows = await sql<Row[]>`
    select j.id as _id, j.task_identifier as task, j.attempts, j.created_at, ${failedAt(sql)} as tried_at,
      j.last_error as error
    from graphile_worker.jobs j
    where ${isDead(sql)} and (${before}::bigint is null or j.id < ${before})
    order by j.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { jobs: shown.map(describe), nextCursor }
}

/**
 * The worker stores when the next attempt is due, at a fixed delay after the failed one (README of graphile-worker).
 */
function failedAt(sql: Sql) {
  return sql`greatest(j.created_at, j.run_at - case
    when j.last_error is null then interval '0'
    else exp(least(j.attempts, 10)) * interval '1 second' end)`
}

function describe({ error, ...job }: Row): DeadJob {
  return { ...job, group: groupOf(job.task), error: error === null ? null : redact(error) }
}

/** The state of each group; a group without jobs has zeros. */
export async function listGroups(sql: Sql): Promise<JobGroupState[]> {
  const tasks = await countTasks(sql)
  return JobGroupName.options.map((group) => {
    const own = tasks.filter(({ task }) => groupOf(task) === group)
    const sum = (of: 'waiting' | 'running' | 'dead') =>
      own.reduce((total, counted) => total + counted[of], 0)
    return {
      group,
      waiting: sum('waiting'),
      running: sum('running'),
      dead: sum('dead'),
      oldestSeconds: Math.max(0, ...own.map(({ oldestSeconds }) => oldestSeconds)),
    }
  })
}

function countTasks(sql: Sql) {
  return sql<Counted[]>`
    select j.task_identifier as task,
      count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts)::int as waiting,
      count(*) filter (where j.locked_at is not null)::int as running,
      count(*) filter (where ${isDead(sql)})::int as dead,
      coalesce(extract(epoch from now() - min(j.run_at) filter (
        where j.locked_at is null and j.attempts < j.max_attempts and j.run_at < now())), 0)::int as oldest_seconds
    from graphile_worker.jobs j
    group by j.task_identifier`
}

/** How many jobs of each task failed for good, and the age of the oldest. */
export function countDeadByTask(sql: Sql) {
  return sql<{ task: string; count: number; oldestAt: string }[]>`
    select j.task_identifier as task, count(*)::int as count, min(j.created_at) as oldest_at
    from graphile_worker.jobs j
    where ${isDead(sql)}
    group by j.task_identifier
    order by count(*) desc, j.task_identifier`
}

/** Jobs that have been locked longer than any of ours takes, or by an unknown worker. */
export async function countLockedLong(sql: Sql, minutes: number) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from graphile_worker.jobs j
    where j.locked_at < now() - make_interval(mins => ${minutes})
      or (j.locked_at < now() - interval '2 minutes'
        and not exists (select from job_workers w where w.id = j.locked_by))`
  return count
}
