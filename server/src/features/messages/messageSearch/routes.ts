import { messageSearchApi } from '@jes/contract/messages/messageSearch'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { searchMessages } from './queries.ts'

export async function messageSearchRoutes(app: FastifyInstance) {
  serve(
    app,
    messageSearchApi.search,
    ({ query, viewer }) => searchMessages(sql, viewer.id, query),
    { limit: 'search' },
  )
}
