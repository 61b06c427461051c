import type { FastifyInstance } from 'fastify'
import { flagRoutes } from '#features/core/featureFlags/routes.ts'
import { jobRoutes } from '#features/core/jobs/routes.ts'
import { mediaRoutes } from '#features/core/pictures/routes.ts'
import { reportRoutes } from '#features/core/reports/routes.ts'
import { settingsRoutes } from '#features/core/settings/routes.ts'
import { userRoutes } from '#features/core/users/routes.ts'
import { wordRoutes } from '#features/core/wordFilter/routes.ts'

export async function coreRoutes(app: FastifyInstance) {
  await app.register(userRoutes)
  await app.register(mediaRoutes)
  await app.register(settingsRoutes)
  await app.register(reportRoutes)
  await app.register(wordRoutes)
  await app.register(flagRoutes)
  await app.register(jobRoutes)
}
