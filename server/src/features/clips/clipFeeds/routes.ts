import { ClipPage, clipApi } from '@jes/contract/clips/clips'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { bytesWith } from '#features/posts/posts/pageBytes.ts'
import { serve } from '#lib/serve.ts'
import { listClips } from './feeds.ts'

const clipPageBytes = bytesWith(['clips'], z.omit(ClipPage, { clips: true }))

export async function clipFeedRoutes(app: FastifyInstance) {
  serve(
    app,
    clipApi.list,
    ({ sql, query, viewer, request }) =>
      listClips(sql, query, viewer?.id ?? null, request.language),
    { toBytes: clipPageBytes, mayLag: true },
  )
}
