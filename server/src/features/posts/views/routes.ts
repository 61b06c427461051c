import { clipApi } from '@jes/contract/clips/clips'
import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { markOpened } from '#features/posts/impressions/buffer.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { countView, flushViews, isBot, markOfMember, markOfVisitor } from './buffer.ts'
import { expectViews } from './queries.ts'

const FLUSH_MS = 1_000

export async function viewRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.view,
    ({ params, viewer, request }) =>
      view({ id: params.id, isClip: false }, viewer?.id ?? null, request),
    { limit: 'view' },
  )
  serve(
    app,
    clipApi.view,
    ({ params, viewer, request }) =>
      view({ id: params.id, isClip: true }, viewer?.id ?? null, request),
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

/** The views so far; this one is counted in a moment. */
async function view(
  target: { id: string; isClip: boolean },
  viewerId: string | null,
  request: FastifyRequest,
) {
  const { views, authorId } = await expectViews({ ...target, viewerId })
  const agent = request.headers['user-agent'] ?? ''
  if (!isBot(agent) && viewerId !== authorId) {
    const mark = viewerId ? markOfMember(viewerId) : await markOfVisitor(sql, request.ip, agent)
    countView(target.id, mark)
    if (viewerId) markOpened(viewerId, target.id)
  }
  return { views }
}
