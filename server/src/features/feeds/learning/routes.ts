import { learningApi } from '@jes/contract/feeds/learning'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { resetLearning, wantAsBefore, wantFewer } from './commands.ts'
import { findLearning } from './queries.ts'

export async function learningRoutes(app: FastifyInstance) {
  const limit = 'settings'
  serve(app, learningApi.find, ({ viewer }) => findLearning(sql, viewer.id))
  serve(
    app,
    learningApi.fewer,
    ({ params, body, viewer }) =>
      body.fewer ? wantFewer(viewer, params.id) : wantAsBefore(viewer, params.id),
    { limit },
  )
  serve(app, learningApi.reset, ({ viewer }) => resetLearning(viewer), { limit })
}
