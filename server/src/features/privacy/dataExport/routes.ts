import { dataExportApi } from '@jes/contract/privacy/dataExport'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { requestExport } from './commands.ts'
import { fileRoute } from './file.ts'
import { listExports } from './queries.ts'
import { makeTicket } from './tickets.ts'

export async function dataExportRoutes(app: FastifyInstance) {
  serve(app, dataExportApi.exports, async ({ viewer }) => ({
    exports: await listExports(sql, viewer.id),
  }))

  serve(
    app,
    dataExportApi.ask,
    async ({ viewer, proof, request }) => ({
      export: await requestExport(viewer, { proof, place: placeOf(request) }),
    }),
    { limit: 'password' },
  )

  serve(
    app,
    dataExportApi.ticket,
    ({ params, viewer, proof }) => makeTicket(viewer, params.id, proof),
    { limit: 'password' },
  )
  fileRoute(app)
}
