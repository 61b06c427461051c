import { repostApi } from '@jes/contract/posts/reposts'
import type { FastifyInstance } from 'fastify'
import { pageBytes } from '#features/posts/posts/pageBytes.ts'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addRepost, removeRepost } from './commands.ts'
import { listQuotes, listReposters } from './queries.ts'
import { allowQuotes, unlinkQuote } from './quotes.ts'

export async function repostRoutes(app: FastifyInstance) {
  serve(
    app,
    repostApi.add,
    ({ params, viewer, request }) => addRepost(viewer, params.id, actStamp(request, viewer)),
    { limit: 'repost' },
  )

  serve(
    app,
    repostApi.remove,
    ({ params, viewer, request }) => removeRepost(params.id, actStamp(request, viewer)),
    { limit: 'repost' },
  )

  serve(app, repostApi.people, ({ params, query, viewer }) =>
    listReposters(sql, params.id, { ...query, viewerId: viewer?.id ?? null }),
  )

  serve(
    app,
    repostApi.quotes,
    ({ params, query, viewer }) =>
      listQuotes(sql, params.id, { ...query, viewerId: viewer?.id ?? null }),
    { toBytes: pageBytes },
  )

  serve(
    app,
    repostApi.allowQuotes,
    ({ params, viewer, body }) => allowQuotes(viewer, params.id, body.allowed),
    { limit: 'postChange' },
  )

  serve(app, repostApi.unlink, ({ params, viewer }) => unlinkQuote(viewer, params), {
    limit: 'postChange',
  })
}
