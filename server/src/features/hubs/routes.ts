import type { FastifyInstance } from 'fastify'
import { automodRoutes } from '#features/hubs/automod/routes.ts'
import { hubRoutes } from '#features/hubs/hubs/routes.ts'
import { membershipRoutes } from '#features/hubs/memberships/routes.ts'
import { moderationRoutes } from '#features/hubs/moderation/routes.ts'

export async function hubsRoutes(app: FastifyInstance) {
  await app.register(hubRoutes)
  await app.register(membershipRoutes)
  await app.register(moderationRoutes)
  await app.register(automodRoutes)
}
