import { provenLinkApi } from '@jes/contract/people/provenLinks'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { checkLink } from './commands.ts'
import { listProofs } from './queries.ts'

export async function provenLinkRoutes(app: FastifyInstance) {
  serve(app, provenLinkApi.list, ({ viewer }) => listProofs(sql, viewer))

  serve(app, provenLinkApi.check, ({ body, viewer }) => checkLink(viewer, body.link), {
    limit: 'linkProof',
  })
}
