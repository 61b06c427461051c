import { tillApi } from '@jes/contract/till'
import type { FastifyInstance } from 'fastify'
import { readBooks } from '#features/ledger/balances.ts'
import { expectAdmin } from '#features/staff/access.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { checkOrder, refundOrder, setPlan } from './commands.ts'
import { expectOrder, listOrders, listPlans } from './queries.ts'

/** Plans, orders and books, for admins alone. Payouts and months are doors of the features that make them. */
export async function tillRoutes(app: FastifyInstance) {
  serve(app, tillApi.plans, async ({ viewer }) => {
    expectAdmin(viewer)
    return { plans: await listPlans(sql) }
  })

  serve(
    app,
    tillApi.setPlan,
    async ({ params, body, viewer }) => {
      expectAdmin(viewer)
      return { plan: await setPlan(viewer, { ...params, ...body }) }
    },
    { limit: 'moderate' },
  )

  serve(app, tillApi.books, ({ viewer }) => {
    expectAdmin(viewer)
    return readBooks(sql)
  })

  orderRoutes(app)
}

function orderRoutes(app: FastifyInstance) {
  serve(app, tillApi.orders, ({ query, viewer }) => {
    expectAdmin(viewer)
    return listOrders(sql, viewer, query)
  })

  serve(app, tillApi.order, ({ params, viewer }) => {
    expectAdmin(viewer)
    return expectOrder(sql, viewer, params.id)
  })

  serve(
    app,
    tillApi.checkOrder,
    ({ params, viewer }) => {
      expectAdmin(viewer)
      return checkOrder(viewer, params.id)
    },
    { limit: 'moderate' },
  )

  serve(
    app,
    tillApi.recordRefund,
    ({ params, body, viewer, sql }) => {
      expectAdmin(viewer)
      return refundOrder(sql, viewer, { ...params, ...body })
    },
    { limit: 'moderate', isIdempotent: true },
  )
}
