import type { FastifyInstance } from 'fastify'
import { earningRoutes } from '#features/money/earnings/routes.ts'
import { payoutRoutes } from '#features/money/payouts/routes.ts'
import { premiumRoutes } from '#features/money/premium/routes.ts'
import { revenueRoutes } from '#features/money/revenue/routes.ts'
import { sandboxRoutes } from '#features/money/sandbox/routes.ts'

export async function moneyRoutes(app: FastifyInstance) {
  await app.register(premiumRoutes)
  await app.register(sandboxRoutes)
  await app.register(earningRoutes)
  await app.register(payoutRoutes)
  await app.register(revenueRoutes)
}
