import { searchApi } from '@jes/contract/search/search'
import type { FastifyInstance } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { serve } from '#lib/serve.ts'
import { search } from './search.ts'

export async function searchPageRoutes(app: FastifyInstance) {
  serve(
    app,
    searchApi.search,
    async ({ sql, query, viewer }) => {
      await expectOn(sql, 'search')
      return search(sql, query, viewer?.id ?? null)
    },
    { limit: 'search', mayLag: true },
  )
}
