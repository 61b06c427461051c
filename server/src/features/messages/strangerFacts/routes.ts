import { strangerFactApi } from '@jes/contract/messages/strangerFacts'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { expectStrangerFacts } from './queries.ts'

export async function strangerFactRoutes(app: FastifyInstance) {
  serve(app, strangerFactApi.find, ({ params, viewer }) =>
    expectStrangerFacts(sql, params.id, viewer.id),
  )
}
