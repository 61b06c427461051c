import { hidingApi } from '@jes/contract/posts/hiding'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { hidePost, unhidePost } from './commands.ts'

export async function hidingRoutes(app: FastifyInstance) {
  const limit = 'settings'
  serve(
    app,
    hidingApi.hide,
    ({ params, body, viewer }) => hidePost(viewer, params.id, body.reason),
    { limit },
  )
  serve(app, hidingApi.unhide, ({ params, viewer }) => unhidePost(viewer, params.id), { limit })
}
