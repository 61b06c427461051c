import { audienceApi } from '@jes/contract/posts/audience'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { changeAudience } from './commands.ts'

export async function audienceRoutes(app: FastifyInstance) {
  serve(
    app,
    audienceApi.change,
    ({ params, viewer, body }) => changeAudience(viewer, params.id, body),
    { limit: 'postChange' },
  )
}
