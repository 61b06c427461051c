import { analyticsApi } from '@jes/contract/posts/analytics'
import type { FastifyInstance } from 'fastify'
import { entitlementsOf, needsPass } from '#features/core/entitlements/rule.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { readAnalytics } from './queries.ts'

export async function analyticsRoutes(app: FastifyInstance) {
  serve(app, analyticsApi.mine, async ({ query, viewer }) => {
    const can = await entitlementsOf(sql, viewer.id)
    if (!can.analytics) throw needsPass()
    return readAnalytics(sql, viewer.id, Number(query.days))
  })
}
