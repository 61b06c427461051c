import type { FastifyInstance } from 'fastify'
import { leavingRoutes } from '#features/privacy/accountDeletion/routes.ts'
import { yourDataRoutes } from '#features/privacy/dataExport/routes.ts'

export async function privacyRoutes(app: FastifyInstance) {
  await app.register(yourDataRoutes)
  await app.register(leavingRoutes)
}
