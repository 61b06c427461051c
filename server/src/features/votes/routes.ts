import { postApi } from '@jes/contract/posts'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setVote } from './commands.ts'

export async function voteRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.vote,
    ({ params, body, viewer }) =>
      setVote(sql, { postId: params.id, viewerId: viewer.id, value: body.value }),
    { limit: 'vote' },
  )
}
