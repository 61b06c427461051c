import { thanksApi } from '@jes/contract/people/thanks'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { findThanks } from './queries.ts'

export async function thanksRoutes(app: FastifyInstance) {
  serve(
    app,
    thanksApi.find,
    ({ sql, params, viewer }) => findThanks(sql, params.id, viewer?.id ?? null),
    { mayLag: true },
  )
}
