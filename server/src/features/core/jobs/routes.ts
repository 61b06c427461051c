import { jobsApi } from '@jes/contract/core/jobs'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { serve } from '#lib/serve.ts'
import { discardJob, retryJob, retryJobs } from './commands.ts'
import { listDeadJobs, listGroups } from './queries.ts'

export async function jobRoutes(app: FastifyInstance) {
  serve(app, jobsApi.groups, async () => ({ groups: await listGroups(sql) }))

  serve(app, jobsApi.list, ({ query }) => listDeadJobs(sql, query))

  serve(
    app,
    jobsApi.retry,
    async ({ params, viewer }) => {
      if ((await retryJob(sql, viewer.id, params.id)) === 0) throw notFound()
    },
    { limit: 'moderate' },
  )

  serve(app, jobsApi.retryAll, async ({ viewer }) => ({ count: await retryJobs(sql, viewer.id) }), {
    limit: 'moderate',
  })

  serve(app, jobsApi.discard, ({ params, viewer }) => discardJob(viewer, params.id), {
    limit: 'moderate',
  })
}
