import { dataExportApi } from '@jes/contract/privacy/dataExport'
import type { FastifyInstance } from 'fastify'
import { clearCookies } from '#features/core/viewer/cookie.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { leave, stay } from './commands.ts'

export async function accountDeletionRoutes(app: FastifyInstance) {
  serve(
    app,
    dataExportApi.leave,
    async ({ body, viewer, proof, request, reply }) => {
      const answer = await leave(viewer, body.posts, { proof, place: placeOf(request) })
      clearCookies(reply)
      return answer
    },
    { limit: 'password' },
  )

  serve(app, dataExportApi.stay, ({ viewer }) => stay(viewer))
}
