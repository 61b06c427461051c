import { earningApi } from '@jes/contract/money/earnings'
import type { FastifyInstance } from 'fastify'
import { listMonths } from '#features/money/revenue/months.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { findEarnings, findStatement } from './queries.ts'

export async function earningRoutes(app: FastifyInstance) {
  serve(app, earningApi.mine, ({ viewer }) => findEarnings(sql, viewer.id))

  serve(app, earningApi.statement, ({ params, query, viewer }) =>
    findStatement(sql, viewer.id, { ...params, ...query }),
  )

  serve(app, earningApi.months, ({ query }) => listMonths(sql, query))
}
