import { yourDataApi } from '@jes/contract/privacy/dataExport'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { askForExport } from './commands.ts'
import { fileRoute } from './file.ts'
import { listExports } from './queries.ts'
import { makeTicket } from './tickets.ts'

export async function yourDataRoutes(app: FastifyInstance) {
  serve(app, yourDataApi.exports, async ({ viewer }) => ({
    exports: await listExports(sql, viewer.id),
  }))

  serve(
    app,
    yourDataApi.ask,
    async ({ viewer, proof, request }) => ({
      export: await askForExport(viewer, { proof, place: placeOf(request) }),
    }),
    { limit: 'password' },
  )

  serve(
    app,
    yourDataApi.ticket,
    ({ params, viewer, proof }) => makeTicket(viewer, params.id, proof),
    { limit: 'password' },
  )
  fileRoute(app)
}
