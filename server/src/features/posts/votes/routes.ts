import { postApi } from '@jes/contract/posts/posts'
import { voteApi } from '@jes/contract/posts/votes'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { vote } from './commands.ts'
import { listVoted } from './queries.ts'

export async function voteRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.vote,
    ({ params, body, viewer, request }) =>
      vote({ postId: params.id, value: body.value, act: actStamp(request, viewer) }),
    { limit: 'vote' },
  )
  serve(app, voteApi.list, ({ query, viewer }) => listVoted(sql, viewer.id, query))
}
