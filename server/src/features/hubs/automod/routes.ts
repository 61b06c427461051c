import { automodApi } from '@jes/contract/hubs/automod'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { findAutomod, saveAutomod } from './commands.ts'
import { tryRules } from './trial.ts'

export async function automodRoutes(app: FastifyInstance) {
  serve(app, automodApi.find, ({ params, viewer }) => findAutomod(sql, params.id, viewer.id))

  serve(
    app,
    automodApi.try,
    ({ params, body, viewer }) => tryRules(sql, params.id, body.rules, viewer.id),
    { limit: 'automod' },
  )

  serve(app, automodApi.save, ({ params, body, viewer }) => saveAutomod(viewer, params.id, body), {
    limit: 'automod',
  })
}
