import type { FastifyInstance } from 'fastify'
import { clipFeedRoutes } from '#features/clips/clipFeeds/routes.ts'
import { clipPlayRoutes } from '#features/clips/clipPlays/routes.ts'
import { clipRoutes } from '#features/clips/clips/routes.ts'
import { clipUploadRoutes } from '#features/clips/clipUploads/routes.ts'

export async function clipsRoutes(app: FastifyInstance) {
  await app.register(clipFeedRoutes)
  await app.register(clipPlayRoutes)
  await app.register(clipUploadRoutes)
  await app.register(clipRoutes)
}
