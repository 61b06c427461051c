import { searchApi } from '@jes/contract/search/search'
import type { FastifyInstance } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { serve } from '#lib/serve.ts'
import { suggest } from './queries.ts'

export async function suggestionRoutes(app: FastifyInstance) {
  serve(
    app,
    searchApi.suggest,
    async ({ sql, query, viewer }) => {
      await expectOn(sql, 'search')
      return suggest(sql, query.q, viewer?.id ?? null)
    },
    { mayLag: true },
  )
}
