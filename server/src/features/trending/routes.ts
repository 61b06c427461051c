import { trendingApi } from '@jes/contract/trending'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'

export async function trendingRoutes(app: FastifyInstance) {
  // There is no table of posts yet, so nothing trends.
  serve(app, trendingApi.list, () => ({ trending: [] }))
}
