import { crashApi } from '@jes/contract/crashes'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'

export async function crashRoutes(app: FastifyInstance) {
  serve(
    app,
    crashApi.report,
    ({ body, request }) => request.log.error({ crash: body }, 'The web app crashed'),
    { limit: 'crash' },
  )
}
