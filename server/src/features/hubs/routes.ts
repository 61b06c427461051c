import { hubApi } from '@jes/contract/hubs'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'

export async function hubRoutes(app: FastifyInstance) {
  // There is no table of hubs yet, so no hub is popular.
  serve(app, hubApi.popular, () => ({ jehubs: [] }))
}
