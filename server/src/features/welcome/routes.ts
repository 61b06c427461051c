import type { FastifyInstance } from 'fastify'
import { firstStepsRoutes } from '#features/welcome/firstSteps/routes.ts'
import { firstWeekRoutes } from '#features/welcome/firstWeek/routes.ts'

export async function welcomeRoutes(app: FastifyInstance) {
  await app.register(firstStepsRoutes)
  await app.register(firstWeekRoutes)
}
