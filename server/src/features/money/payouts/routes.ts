import { earningApi } from '@jes/contract/money/earnings'
import { adminPaymentApi } from '@jes/contract/staff/adminPayments'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { approvePayout, declinePayout, openDetails, payPayout } from './decide.ts'
import { listByState, listOwn } from './queries.ts'
import { requestPayout } from './request.ts'

export async function payoutRoutes(app: FastifyInstance) {
  serve(app, earningApi.payouts, ({ query, viewer }) => listOwn(sql, viewer.id, query))

  serve(
    app,
    earningApi.askPayout,
    async ({ body, viewer, proof, sql }) => {
      await proof.spend(sql)
      return { payout: await requestPayout(sql, viewer, body.to) }
    },
    { limit: 'password', isIdempotent: true },
  )

  staffRoutes(app)
}

function staffRoutes(app: FastifyInstance) {
  serve(app, adminPaymentApi.payouts, ({ query }) => listByState(sql, query))

  serve(
    app,
    adminPaymentApi.payoutDetails,
    async ({ params, viewer }) => ({ to: await openDetails(viewer, params.id) }),
    { limit: 'moderate' },
  )

  serve(
    app,
    adminPaymentApi.approvePayout,
    async ({ params, viewer }) => ({ payout: await approvePayout(viewer, params.id) }),
    { limit: 'moderate' },
  )

  serve(
    app,
    adminPaymentApi.declinePayout,
    async ({ params, body, viewer }) => ({
      payout: await declinePayout(viewer, params.id, body.reason),
    }),
    { limit: 'moderate' },
  )

  serve(
    app,
    adminPaymentApi.payPayout,
    async ({ params, body: { reference }, viewer, proof }) => ({
      payout: await payPayout(viewer, params.id, { reference, proof }),
    }),
    { limit: 'moderate' },
  )
}
