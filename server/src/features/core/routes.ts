import type { FastifyInstance } from 'fastify'
import { featureFlagRoutes } from '#features/core/featureFlags/routes.ts'
import { jobRoutes } from '#features/core/jobs/routes.ts'
import { pictureRoutes } from '#features/core/pictures/routes.ts'
import { reportRoutes } from '#features/core/reports/routes.ts'
import { settingsRoutes } from '#features/core/settings/routes.ts'
import { userRoutes } from '#features/core/users/routes.ts'
import { wordFilterRoutes } from '#features/core/wordFilter/routes.ts'

export async function coreRoutes(app: FastifyInstance) {
  await app.register(userRoutes)
  await app.register(pictureRoutes)
  await app.register(settingsRoutes)
  await app.register(reportRoutes)
  await app.register(wordFilterRoutes)
  await app.register(featureFlagRoutes)
  await app.register(jobRoutes)
}
