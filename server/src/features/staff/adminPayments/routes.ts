import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import type { FastifyInstance } from 'fastify'
import { readBooks } from '#features/money/ledger/balances.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { checkOrder, refundOrder, setPlan } from './commands.ts'
import { expectOrder, listOrders, listPlans } from './queries.ts'

/** Plans, orders and books, for admins only. Payouts and months are endpoints of their own rooms. */
export async function adminPaymentRoutes(app: FastifyInstance) {
  serve(app, adminPaymentApi.plans, async () => ({ plans: await listPlans(sql) }))

  serve(
    app,
    adminPaymentApi.setPlan,
    async ({ params, body, viewer, proof }) => ({
      plan: await setPlan(viewer, { ...body, ...params }, proof),
    }),
    { limit: 'moderate' },
  )

  serve(app, adminPaymentApi.books, () => readBooks(sql))

  orderRoutes(app)
}

function orderRoutes(app: FastifyInstance) {
  serve(app, adminPaymentApi.orders, ({ query, viewer }) => listOrders(sql, viewer, query))

  serve(app, adminPaymentApi.order, ({ params, viewer }) => expectOrder(sql, viewer, params.id))

  serve(app, adminPaymentApi.checkOrder, ({ params, viewer }) => checkOrder(viewer, params.id), {
    limit: 'moderate',
  })

  serve(
    app,
    adminPaymentApi.recordRefund,
    async ({ params, body, viewer, proof, sql }) => {
      await proof.spend(sql)
      return refundOrder(sql, viewer, { ...body, ...params })
    },
    { limit: 'moderate', isIdempotent: true },
  )
}
