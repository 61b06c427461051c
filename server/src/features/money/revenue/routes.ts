import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import type { FastifyInstance } from 'fastify'
import { audit } from '#features/core/staffAccess/audit.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { closeNext } from './close.ts'
import { verifyMonth } from './verify.ts'

export async function revenueRoutes(app: FastifyInstance) {
  serve(
    app,
    adminPaymentApi.closeMonth,
    async ({ viewer }) => ({ month: await closeNext(viewer.id) }),
    {
      limit: 'moderate',
    },
  )

  serve(
    app,
    adminPaymentApi.verifyMonth,
    async ({ params: { month }, viewer }) => {
      const verified = await verifyMonth(month)
      const facts = { isSame: String(verified.isSame) }
      const byId = viewer.id
      await audit(sql, { byId, action: 'month.verify', kind: 'month', thingId: month, facts })
      return verified
    },
    { limit: 'moderate' },
  )
}
