import { crashApi } from '@jes/contract/crashes'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { noteError } from '#lib/errorLog.ts'
import { serve } from '#lib/serve.ts'

export async function crashRoutes(app: FastifyInstance) {
  serve(
    app,
    crashApi.report,
    ({ body, request }) => {
      const { report, message } = body
      const path = pathOf(body.path)
      request.log.error({ crash: { ...body, path } }, 'The web app crashed')
      noteError(sql, { source: 'browser', report, message, place: path })
    },
    { limit: 'crash' },
  )
}

/** Without its query, where tokens travel. */
function pathOf(path: string) {
  return path.replace(/[?#].*/s, '')
}
