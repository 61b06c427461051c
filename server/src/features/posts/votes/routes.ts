import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setVote } from './commands.ts'

export async function voteRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.vote,
    ({ params, body, viewer, request }) =>
      setVote(sql, { postId: params.id, value: body.value, act: actStamp(request, viewer) }),
    { limit: 'vote' },
  )
}
