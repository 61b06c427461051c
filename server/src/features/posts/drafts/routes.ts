import { draftApi } from '@jes/contract/posts/drafts'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createDraft, deleteDraft, updateDraft } from './commands.ts'
import { listDrafts } from './queries.ts'

export async function draftRoutes(app: FastifyInstance) {
  serve(app, draftApi.list, async ({ viewer }) => ({ drafts: await listDrafts(sql, viewer.id) }))

  serve(app, draftApi.create, ({ sql, viewer, body }) => createDraft(sql, viewer.id, body), {
    limit: 'draft',
    isIdempotent: true,
  })

  serve(
    app,
    draftApi.update,
    ({ params, viewer, body }) => updateDraft(sql, params.id, viewer.id, body),
    { limit: 'draft' },
  )

  serve(app, draftApi.remove, ({ params, viewer }) => deleteDraft(sql, params.id, viewer.id), {
    limit: 'draft',
  })
}
