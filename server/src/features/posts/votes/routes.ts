import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { serve } from '#lib/serve.ts'
import { vote } from './commands.ts'

export async function voteRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.vote,
    ({ params, body, viewer, request }) =>
      vote({ postId: params.id, value: body.value, act: actStamp(request, viewer) }),
    { limit: 'vote' },
  )
}
