import type { FastifyInstance } from 'fastify'
import { searchPageRoutes } from '#features/search/search/routes.ts'
import { suggestionRoutes } from '#features/search/suggestions/routes.ts'

export async function searchRoutes(app: FastifyInstance) {
  await app.register(searchPageRoutes)
  await app.register(suggestionRoutes)
}
