import { savedCommentApi } from '@jes/contract/comments/savedComments'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setSaved } from './commands.ts'
import { findSaved, listSaved } from './queries.ts'

export async function savedCommentRoutes(app: FastifyInstance) {
  serve(app, savedCommentApi.list, ({ query, viewer }) => listSaved(sql, viewer.id, query))
  serve(app, savedCommentApi.find, ({ params, viewer }) => findSaved(sql, params.id, viewer.id))
  serve(
    app,
    savedCommentApi.set,
    ({ params, body, viewer }) => setSaved(viewer, params.id, body.saved),
    { limit: 'bookmark' },
  )
}
