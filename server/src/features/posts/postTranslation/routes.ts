import { postTranslationApi } from '@jes/contract/posts/postTranslation'
import type { FastifyInstance } from 'fastify'
import { translate } from '#features/core/translation/translate.ts'
import { expectPost } from '#features/posts/posts/queries.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'

export async function postTranslationRoutes(app: FastifyInstance) {
  serve(
    app,
    postTranslationApi.translate,
    async ({ params: { id }, viewer, request: { log } }) => {
      const { title, body } = await expectPost(sql, id, viewer.id)
      return translate(sql, { title, body }, { key: `post ${id}`, topic: `post:${id}`, log })
    },
    { limit: 'translate' },
  )
}
