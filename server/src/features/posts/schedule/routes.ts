import { scheduleApi } from '@jes/contract/posts/schedule'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createScheduled, removeScheduled, updateScheduled } from './commands.ts'
import { publishNow } from './publish.ts'
import { expectScheduled, listScheduled } from './queries.ts'

export async function scheduleRoutes(app: FastifyInstance) {
  serve(app, scheduleApi.list, async ({ viewer, request: { language } }) => ({
    scheduled: await listScheduled(sql, { userId: viewer.id, language }),
  }))

  serve(
    app,
    scheduleApi.create,
    async ({ sql, viewer, body, request: { language } }) => {
      const id = await createScheduled(sql, viewer, body)
      return { scheduled: await expectScheduled(sql, id, { userId: viewer.id, language }) }
    },
    { limit: 'post', isIdempotent: true },
  )

  serve(
    app,
    scheduleApi.update,
    async ({ sql, params: { id }, viewer, body, request: { language } }) => {
      await updateScheduled(sql, viewer, id, body)
      return { scheduled: await expectScheduled(sql, id, { userId: viewer.id, language }) }
    },
    { limit: 'postChange', isIdempotent: true },
  )

  serve(
    app,
    scheduleApi.publish,
    ({ sql, params, viewer }) => publishNow(sql, viewer.id, params.id),
    { limit: 'postChange', isIdempotent: true },
  )

  serve(app, scheduleApi.remove, ({ params, viewer }) => removeScheduled(sql, viewer, params.id), {
    limit: 'postChange',
  })
}
