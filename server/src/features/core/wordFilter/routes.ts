import { deskApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addWord, removeWord } from './commands.ts'
import { listWords } from './queries.ts'

export async function wordRoutes(app: FastifyInstance) {
  serve(app, deskApi.words, async ({ query }) => ({
    words: await listWords(sql, query.list),
  }))

  serve(app, deskApi.addWord, async ({ body, viewer }) => ({ word: await addWord(viewer, body) }), {
    limit: 'moderate',
  })

  serve(app, deskApi.removeWord, ({ params, viewer }) => removeWord(viewer, params.id), {
    limit: 'moderate',
  })
}
