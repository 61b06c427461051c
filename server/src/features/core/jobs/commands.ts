import { audit } from '#features/core/staffAccess/audit.ts'
import { type Fragment, inTransaction, type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { isDead } from './dead.ts'

type Job = { id: string; task: string }

/** Puts jobs that failed for good back into the queue, with all their attempts. */
async function retryDeadJobs(sql: Sql, which: Fragment) {
  return sql<Job[]>`
    with dead as (
      delete from graphile_worker._private_jobs j
      using graphile_worker._private_tasks t
      where t.id = j.task_id and ${isDead(sql)} and ${which}
      returning j.id, t.identifier, j.payload, j.job_queue_id, j.max_attempts, j.key, j.priority
    )
    select d.id, d.identifier as task, a.id as new_id
    from dead d
    left join graphile_worker._private_job_queues q on q.id = d.job_queue_id,
      graphile_worker.add_job(d.identifier, d.payload, queue_name => q.queue_name,
        max_attempts => d.max_attempts::int, job_key => d.key, priority => d.priority::int) a`
}

/** How many jobs were retried: one or none. `byId` is null for the command line. */
export async function retryJob(sql: Sql, byId: string | null, id: string) {
  return inTransaction(sql, async (sql) => {
    const [job] = await retryDeadJobs(sql, sql`j.id = ${id}`)
    if (job) await note(sql, byId, 'job.retry', job)
    return job ? 1 : 0
  })
}

/** Retries all failed jobs, or those of one task; returns how many. */
export async function retryJobs(sql: Sql, byId: string | null, task?: string) {
  return inTransaction(sql, async (sql) => {
    const which = task === undefined ? sql`true` : sql`t.identifier = ${task}`
    const jobs = await retryDeadJobs(sql, which)
    const facts = { count: `${jobs.length}`, ...(task !== undefined && { task }) }
    if (jobs.length > 0) await audit(sql, { byId, action: 'job.retryAll', kind: 'job', facts })
    return jobs.length
  })
}

export async function discardJob({ id: byId }: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [job] = await sql<Job[]>`
      delete from graphile_worker._private_jobs j
      using graphile_worker._private_tasks t
      where t.id = j.task_id and j.id = ${id} and ${isDead(sql)}
      returning j.id, t.identifier as task`
    if (!job) throw notFound()
    await note(sql, byId, 'job.discard', job)
  })
}

async function note(sql: Sql, byId: string | null, action: string, { id, task }: Job) {
  await audit(sql, { byId, action, kind: 'job', thingId: id, facts: { task } })
}
