import type { FastifyInstance } from 'fastify'
import { deskRoutes } from '#features/staff/adminMembers/routes.ts'
import { tillRoutes } from '#features/staff/adminPayments/routes.ts'
import { appealRoutes } from '#features/staff/appeals/routes.ts'
import { caseRoutes } from '#features/staff/cases/routes.ts'
import { grievanceRoutes } from '#features/staff/grievances/routes.ts'
import { figureRoutes } from '#features/staff/siteStats/routes.ts'

export async function staffRoutes(app: FastifyInstance) {
  await app.register(appealRoutes)
  await app.register(caseRoutes)
  await app.register(deskRoutes)
  await app.register(grievanceRoutes)
  await app.register(figureRoutes)
  await app.register(tillRoutes)
}
