import { exploreApi } from '@jes/contract/feeds/explore'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { listExplore } from './explore.ts'
import { passOver } from './pass.ts'

export async function exploreRoutes(app: FastifyInstance) {
  serve(
    app,
    exploreApi.all,
    ({ sql, viewer, request }) => listExplore(sql, viewer?.id ?? null, request.language),
    { mayLag: true },
  )

  serve(app, exploreApi.pass, ({ body, viewer }) => passOver(viewer, body.kind, body.id), {
    limit: 'follow',
  })
}
