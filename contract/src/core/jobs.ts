import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

/** Groups of jobs: each has its own workers, so that one that hangs stops no other. */
export const JobGroupName = z.enum(['mail', 'sms', 'push', 'payments', 'links', 'video', 'other'])
export type JobGroupName = z.infer<typeof JobGroupName>

export const JobGroupState = z.object({
  group: JobGroupName,
  waiting: z.number(),
  running: z.number(),
  dead: z.number(),
  /** How long the oldest due job has waited, in seconds. */
  oldestSeconds: z.number(),
})
export type JobGroupState = z.infer<typeof JobGroupState>

/** A job that failed for good: it is retried only on request. */
export const DeadJob = z.object({
  _id: Id,
  group: JobGroupName,
  task: z.string(),
  attempts: z.number(),
  createdAt: Moment,
  /** When the last attempt was due. */
  triedAt: Moment,
  /** Without addresses, tokens and codes; null where the process was killed during the job. */
  error: z.nullable(z.string()),
})
export type DeadJob = z.infer<typeof DeadJob>

const OneId = z.object({ id: Id })

/** For admins alone. */
export const jobsApi = {
  groups: endpoint({
    method: 'GET',
    path: '/api/admin/jobs/groups',
    summary: 'Admins: how many jobs wait, run and have failed for good, by whom they wait for',
    access: 'admin',
    response: z.object({ groups: z.array(JobGroupState) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Admins: jobs that failed for good, latest first',
    access: 'admin',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ jobs: z.array(DeadJob), nextCursor: z.nullable(z.string()) }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/:id/retry',
    summary: 'Admins: try a job that failed for good once more, from the first attempt',
    access: 'admin',
    params: OneId,
  }),
  retryAll: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/retry',
    summary: 'Admins: try all jobs that failed for good once more',
    access: 'admin',
    response: z.object({ count: z.number() }),
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/admin/jobs/:id',
    summary: 'Admins: give up a job that failed for good',
    access: 'admin',
    params: OneId,
  }),
}
