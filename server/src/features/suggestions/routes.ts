import { searchApi } from '@jes/contract/search'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { suggest } from './queries.ts'

export async function suggestionRoutes(app: FastifyInstance) {
  serve(app, searchApi.suggest, ({ query, viewer }) => suggest(sql, query.q, viewer?.id ?? null))
}
