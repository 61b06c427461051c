import { settingsApi } from '@jes/contract/core/settings'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { updateSettings } from './commands.ts'

export async function settingsRoutes(app: FastifyInstance) {
  serve(app, settingsApi.update, ({ body, viewer }) => updateSettings(sql, viewer, body), {
    limit: 'settings',
  })
}
