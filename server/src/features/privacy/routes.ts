import type { FastifyInstance } from 'fastify'
import { accountDeletionRoutes } from '#features/privacy/accountDeletion/routes.ts'
import { dataExportRoutes } from '#features/privacy/dataExport/routes.ts'

export async function privacyRoutes(app: FastifyInstance) {
  await app.register(dataExportRoutes)
  await app.register(accountDeletionRoutes)
}
