import { commentTranslationApi } from '@jes/contract/comments/commentTranslation'
import type { FastifyInstance } from 'fastify'
import { expectComment } from '#features/comments/comments/queries.ts'
import { translate } from '#features/core/translation/translate.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'

export async function commentTranslationRoutes(app: FastifyInstance) {
  serve(
    app,
    commentTranslationApi.translate,
    async ({ params: { id }, viewer, request: { log } }) => {
      const { ad, body } = await expectComment(sql, id, viewer.id)
      const about = { key: `comment ${id}`, topic: `post:${ad}` as const, log }
      return translate(sql, { title: null, body }, about)
    },
    { limit: 'translate' },
  )
}
