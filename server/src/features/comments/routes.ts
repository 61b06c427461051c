import type { FastifyInstance } from 'fastify'
import { commentRoutes } from '#features/comments/comments/routes.ts'
import { commentTranslationRoutes } from '#features/comments/commentTranslation/routes.ts'
import { savedCommentRoutes } from '#features/comments/savedComments/routes.ts'
import { threadRoutes } from '#features/comments/threads/routes.ts'

export async function commentsRoutes(app: FastifyInstance) {
  await app.register(commentRoutes)
  await app.register(threadRoutes)
  await app.register(savedCommentRoutes)
  await app.register(commentTranslationRoutes)
}
