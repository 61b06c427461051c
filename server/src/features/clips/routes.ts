import type { FastifyInstance } from 'fastify'
import { clipFeedRoutes } from '#features/clips/clipFeeds/routes.ts'
import { watchingRoutes } from '#features/clips/clipPlays/routes.ts'
import { clipRoutes } from '#features/clips/clips/routes.ts'
import { uploadRoutes } from '#features/clips/clipUploads/routes.ts'

export async function clipsRoutes(app: FastifyInstance) {
  await app.register(clipFeedRoutes)
  await app.register(watchingRoutes)
  await app.register(uploadRoutes)
  await app.register(clipRoutes)
}
