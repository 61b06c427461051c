import type { FastifyInstance } from 'fastify'
import { digestRoutes } from '#features/notifications/digests/routes.ts'
import { notificationRoutes } from '#features/notifications/notifications/routes.ts'
import { pushRoutes } from '#features/notifications/push/routes.ts'

export async function notificationsRoutes(app: FastifyInstance) {
  await app.register(notificationRoutes)
  await app.register(digestRoutes)
  await app.register(pushRoutes)
}
