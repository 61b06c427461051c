import { firstWeekApi } from '@jes/contract/welcome/firstWeek'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { closeFirstWeek } from './commands.ts'
import { findFirstWeek } from './queries.ts'

export async function firstWeekRoutes(app: FastifyInstance) {
  serve(app, firstWeekApi.find, async ({ viewer }) => ({
    week: await findFirstWeek(sql, viewer.id),
  }))

  serve(app, firstWeekApi.close, ({ viewer }) => closeFirstWeek(sql, viewer), {
    limit: 'settings',
  })
}
