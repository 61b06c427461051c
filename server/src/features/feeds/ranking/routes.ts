import { rankingApi } from '@jes/contract/feeds/ranking'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { findRanking } from './queries.ts'

export async function rankingRoutes(app: FastifyInstance) {
  serve(app, rankingApi.weights, () => findRanking(sql))
}
