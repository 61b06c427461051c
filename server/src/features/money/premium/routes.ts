import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { ORDER_CALLBACK_PATH, premiumApi } from '@jes/contract/money/premium'
import type { FastifyInstance } from 'fastify'
import { isOpen } from '#features/money/orders/judge.ts'
import { querySoon } from '#features/money/orders/schedule.ts'
import { vatRate } from '#features/money/orders/vat.ts'
import { listDrivers } from '#features/money/providers/drivers.ts'
import { sql } from '#lib/db.ts'
import { originOf } from '#lib/origin.ts'
import { serve } from '#lib/serve.ts'
import { callbackRoutes } from './callbacks.ts'
import { checkout } from './checkout.ts'
import { preview } from './preview.ts'
import { expectOrder, findPremium, listOrders, listPlans } from './queries.ts'

export async function premiumRoutes(app: FastifyInstance) {
  serve(app, premiumApi.plans, async () => ({
    plans: await listPlans(sql),
    providers: listDrivers().map(({ name, isSandbox }) => ({ name, isSandbox })),
    vat: vatRate(),
    ...ENTITLEMENTS,
  }))

  serve(app, premiumApi.me, ({ viewer }) => findPremium(sql, viewer.id))

  serve(app, premiumApi.preview, ({ viewer, query }) => preview(sql, viewer.id, query), {
    limit: 'search',
  })

  serve(
    app,
    premiumApi.checkout,
    ({ viewer, body, request, reply }) => {
      const siteUrl = originOf(request)
      const back = ORDER_CALLBACK_PATH.replace(':provider', body.provider)
      const call = { userId: viewer.id, request, reply, status: premiumApi.checkout.status }
      return checkout(viewer, body, call, {
        siteUrl,
        returnUrlOf: (orderId) => siteUrl + back.replace(':order', orderId),
      })
    },
    { limit: 'checkout' },
  )

  serve(app, premiumApi.orders, ({ viewer, query }) => listOrders(sql, viewer.id, query))

  serve(app, premiumApi.order, async ({ viewer, params }) => {
    const order = await expectOrder(sql, viewer.id, params.id)
    if (isOpen(order.state)) await querySoon(sql, params.id)
    return order
  })

  callbackRoutes(app)
}
