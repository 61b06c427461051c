import type { FastifyInstance } from 'fastify'
import { adminMemberRoutes } from '#features/staff/adminMembers/routes.ts'
import { adminPaymentRoutes } from '#features/staff/adminPayments/routes.ts'
import { appealRoutes } from '#features/staff/appeals/routes.ts'
import { caseRoutes } from '#features/staff/cases/routes.ts'
import { grievanceRoutes } from '#features/staff/grievances/routes.ts'
import { siteStatsRoutes } from '#features/staff/siteStats/routes.ts'

export async function staffRoutes(app: FastifyInstance) {
  await app.register(appealRoutes)
  await app.register(caseRoutes)
  await app.register(adminMemberRoutes)
  await app.register(grievanceRoutes)
  await app.register(siteStatsRoutes)
  await app.register(adminPaymentRoutes)
}
