import type { Sql } from './db.ts'
import { failPoint } from './failPoint.ts'
import { currentContext } from './requestContext.ts'

type Job = {
  name: string
  payload: object
  key?: string
  attempts?: number
  priority?: number
  /** Seconds before it may start. */
  wait?: number
  /** A waiting job with the same key keeps its start time. */
  keepsRunAt?: boolean
}

/** Of the request that added a job, so that its log lines and spans can be joined with those of the request. */
export type JobOrigin = { requestId?: string | undefined; traceparent?: string | undefined }

/**
 * Adds a job as part of the transaction: it runs if that commits, and survives any crash after. A job with the same key
 * that failed for good is replaced.
 */
export async function addJob(
  sql: Sql,
  { name, payload, key, attempts = 10, priority = 0, wait = 0, keepsRunAt = false }: Job,
) {
  failPoint('beforeJob')
  await sql`
    with dead as (
      delete from graphile_worker._private_jobs
      where key = ${key ?? null}::text and attempts >= max_attempts and locked_at is null
      returning id
    )
    select graphile_worker.add_job(
      ${name}::text, ${JSON.stringify({ ...payload, ...findOrigin() })}::text::json,
      job_key => ${key ?? null}::text, max_attempts => ${attempts}::int, priority => ${priority}::int,
      run_at => now() + make_interval(secs => ${wait}),
      job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'}::text)
    from (select count(*) from dead) made_room`
}

function findOrigin(): { origin?: JobOrigin } {
  const context = currentContext()
  if (!context) return {}
  return { origin: { requestId: context.requestId, traceparent: context.span?.traceparent } }
}
