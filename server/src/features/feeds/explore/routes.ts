import { Explore, exploreApi } from '@jes/contract/feeds/explore'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { bytesWith } from '#features/posts/posts/pageBytes.ts'
import { serve } from '#lib/serve.ts'
import { listExplore } from './explore.ts'
import { listExploreForMember } from './member.ts'
import { passOver } from './pass.ts'

const exploreBytes = bytesWith(['clips', 'posts'], z.omit(Explore, { clips: true, posts: true }))

export async function exploreRoutes(app: FastifyInstance) {
  serve(
    app,
    exploreApi.all,
    ({ sql, viewer, request: { language } }) =>
      viewer ? listExploreForMember(sql, viewer.id, language) : listExplore(sql, null, language),
    { toBytes: exploreBytes, mayLag: true },
  )

  serve(app, exploreApi.pass, ({ body, viewer }) => passOver(viewer, body.kind, body.id), {
    limit: 'follow',
  })
}
