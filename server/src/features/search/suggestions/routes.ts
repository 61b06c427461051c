import { searchApi } from '@jes/contract/search/search'
import type { FastifyInstance } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { serve } from '#lib/serve.ts'
import { suggestToMember } from './member.ts'
import { suggest } from './queries.ts'

export async function suggestionRoutes(app: FastifyInstance) {
  serve(
    app,
    searchApi.suggest,
    async ({ sql, query, viewer }) => {
      await expectOn(sql, 'search')
      return viewer
        ? suggestToMember(sql, query.q, viewer.id)
        : suggest(sql, query.q, { viewerId: null })
    },
    { mayLag: true },
  )
}
