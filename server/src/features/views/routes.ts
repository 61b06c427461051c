import { postApi } from '@jes/contract/posts'
import type { FastifyInstance } from 'fastify'
import { markOpened } from '#features/impressions/marks.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { countView, flushViews, isBot, markOfMember, markOfVisitor } from './marks.ts'
import { expectViews } from './queries.ts'

const FLUSH_MS = 1_000

export async function viewRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.view,
    async ({ params, viewer, request }) => {
      const { views, authorId } = await expectViews(sql, params.id, viewer?.id ?? null)
      const agent = request.headers['user-agent'] ?? ''
      if (!isBot(agent) && viewer?.id !== authorId) {
        const mark = viewer ? markOfMember(viewer.id) : await markOfVisitor(sql, request.ip, agent)
        countView(params.id, mark)
        if (viewer) markOpened(viewer.id, params.id)
      }
      return { views }
    },
    { limit: 'view' },
  )

  const timer = setInterval(() => void flushViews(sql).catch(complain), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushViews(sql)
  })

  function complain(error: unknown) {
    app.log.error(error, 'The views are not counted yet.')
  }
}
