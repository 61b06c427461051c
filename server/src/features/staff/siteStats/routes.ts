import { deskApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { readFigures } from './queries.ts'

export async function figureRoutes(app: FastifyInstance) {
  serve(app, deskApi.figures, ({ query }) => readFigures(sql, Number(query.days)))
}
