import { addJob } from '#lib/jobs.ts'
import { newName, runDue, sql } from './world.ts'

/** Every row of the queue, as text. */
export async function readQueue() {
  const rows = await sql<{ row: string }[]>`
    select to_json(j)::text as row from graphile_worker._private_jobs j`
  return rows.map(({ row }) => row).join('\n')
}

/** A job of a unique task, which has failed for good with this message. */
export async function deadJob(words = 'It broke', payload: object = {}) {
  const task = newName('task')
  await addJob(sql, { name: task, payload, attempts: 1 })
  await runDue({
    [task]() {
      throw new Error(words)
    },
  })
  const [job] = await findJobs(task)
  return { task, id: job!.id }
}

type Job = { id: string; attempts: number; key: string | null; lockedBy: string | null }

export async function findJobs(task: string) {
  return sql<Job[]>`
    select id, attempts, key, locked_by from graphile_worker.jobs where task_identifier = ${task} order by id`
}

/** A job that a worker has locked and does not release. */
export async function lockedJob(worker: string, { queue = null }: { queue?: string | null } = {}) {
  const [{ id }] = await sql<[{ id: string }]>`
    select id from graphile_worker.add_job(${newName('task')}::text, queue_name => ${queue}::text)`
  await sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now(), attempts = 1
    where id = ${id}`
  await sql`
    update graphile_worker._private_job_queues set locked_by = ${worker}, locked_at = now()
    where queue_name = ${queue}`
  async function isLocked() {
    const [job] = await sql<[{ isLocked: boolean }]>`
      select locked_at is not null as is_locked from graphile_worker.jobs where id = ${id}`
    return job.isLocked
  }
  return { id, isLocked }
}
