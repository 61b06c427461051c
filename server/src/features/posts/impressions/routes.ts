import { impressionApi } from '@jes/contract/posts/impressions'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { flushImpressions, markShown } from './buffer.ts'
import { listShowable } from './queries.ts'

const FLUSH_MS = 1_000

export async function impressionRoutes(app: FastifyInstance) {
  serve(
    app,
    impressionApi.tell,
    async ({ body, viewer }) => {
      markShown(viewer.id, await listShowable(sql, body.ids, viewer.id))
    },
    { limit: 'seen' },
  )

  const timer = setInterval(() => void flushImpressions(sql).catch(complain), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushImpressions(sql)
  })

  function complain(error: unknown) {
    app.log.error(error, 'What was shown is not kept yet.')
  }
}
