import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { readFigures } from './queries.ts'

export async function siteStatsRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.figures, ({ query }) => readFigures(sql, Number(query.days)))
}
