import { SearchPage, searchApi } from '@jes/contract/search/search'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { bytesWith } from '#features/posts/posts/pageBytes.ts'
import { serve } from '#lib/serve.ts'
import { searchForMember } from './member.ts'
import { search } from './search.ts'

const searchBytes = bytesWith(['ads', 'clips'], z.omit(SearchPage, { ads: true, clips: true }))

export async function searchPageRoutes(app: FastifyInstance) {
  serve(
    app,
    searchApi.search,
    async ({ sql, query, viewer }) => {
      await expectOn(sql, 'search')
      return viewer ? searchForMember(sql, query, viewer.id) : search(sql, query, null)
    },
    { limit: 'search', toBytes: searchBytes, mayLag: true },
  )
}
