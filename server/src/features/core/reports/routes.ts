import { reportApi } from '@jes/contract/core/reports'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createReport } from './commands.ts'
import { listMine } from './queries.ts'

export async function reportRoutes(app: FastifyInstance) {
  serve(app, reportApi.create, ({ body, viewer }) => createReport(viewer, body), {
    limit: 'report',
  })

  serve(app, reportApi.mine, ({ query, viewer }) => listMine(sql, query, viewer.id))
}
