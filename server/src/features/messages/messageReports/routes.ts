import { messageReportApi } from '@jes/contract/messages/messageReports'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { reportMessages } from './commands.ts'

export async function messageReportRoutes(app: FastifyInstance) {
  serve(
    app,
    messageReportApi.create,
    ({ params, body, viewer }) => reportMessages(viewer, params.id, body),
    { limit: 'report' },
  )
}
