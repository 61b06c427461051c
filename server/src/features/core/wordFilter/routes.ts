import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addWord, removeWord } from './commands.ts'
import { listWords } from './queries.ts'

export async function wordFilterRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.words, async ({ query }) => ({
    words: await listWords(sql, query.list),
  }))

  serve(
    app,
    adminMemberApi.addWord,
    async ({ body, viewer }) => ({ word: await addWord(viewer, body) }),
    {
      limit: 'moderate',
    },
  )

  serve(app, adminMemberApi.removeWord, ({ params, viewer }) => removeWord(viewer, params.id), {
    limit: 'moderate',
  })
}
