import { moderationApi } from '@jes/contract/hubs/moderation'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { expectMyAct } from './acts.ts'
import { appeal, decide } from './commands.ts'
import { listAppeals } from './queries.ts'

export async function appealRoutes(app: FastifyInstance) {
  serve(app, moderationApi.findAct, ({ params, viewer }) => expectMyAct(sql, params.id, viewer.id))

  serve(
    app,
    moderationApi.appeal,
    ({ params, body, viewer }) => appeal(viewer, params.id, body.text),
    { limit: 'appeal' },
  )

  serve(app, moderationApi.appeals, ({ query, viewer }) => listAppeals(sql, query, viewer))

  serve(app, moderationApi.decide, ({ params, body, viewer }) => decide(viewer, params.id, body), {
    limit: 'moderate',
  })
}
