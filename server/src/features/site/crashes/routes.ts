import { crashApi } from '@jes/contract/site/crashes'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { noteError } from '#lib/errorLog.ts'
import { redact } from '#lib/redact.ts'
import { serve } from '#lib/serve.ts'

export async function crashRoutes(app: FastifyInstance) {
  serve(
    app,
    crashApi.report,
    ({ body, request }) => {
      const crash = {
        report: body.report,
        message: redact(body.message),
        stack: redact(body.stack),
        path: redact(pathOf(body.path)),
      }
      request.log.error({ crash }, 'The web app crashed')
      const { report, message, path } = crash
      noteError(sql, { source: 'browser', report, message, place: path })
    },
    { limit: 'crash' },
  )
}

/** Without its query, which may hold tokens. */
function pathOf(path: string) {
  return path.replace(/[?#].*/s, '')
}
