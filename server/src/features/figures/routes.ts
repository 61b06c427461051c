import { deskApi } from '@jes/contract/desk'
import type { FastifyInstance } from 'fastify'
import { expectStaff } from '#features/staff/access.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { readFigures } from './queries.ts'

export async function figureRoutes(app: FastifyInstance) {
  serve(app, deskApi.figures, ({ query, viewer }) => {
    expectStaff(viewer)
    return readFigures(sql, Number(query.days))
  })
}
