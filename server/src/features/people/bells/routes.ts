import { bellApi } from '@jes/contract/people/bells'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { setBell } from './commands.ts'

export async function bellRoutes(app: FastifyInstance) {
  serve(app, bellApi.set, ({ params, body, viewer }) => setBell(viewer, params.id, body.on), {
    limit: 'follow',
  })
}
