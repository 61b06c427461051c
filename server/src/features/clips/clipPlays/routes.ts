import { clipApi } from '@jes/contract/clips/clips'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { flushWatching } from './buffer.ts'
import { takeEvents } from './events.ts'
import { expectStats } from './stats.ts'

const FLUSH_MS = 1_000

export async function clipPlayRoutes(app: FastifyInstance) {
  serve(
    app,
    clipApi.tell,
    async ({ body, request }) => ({ plays: await takeEvents(sql, body.events, request) }),
    { limit: 'watch' },
  )
  serve(app, clipApi.stats, ({ params, viewer }) => expectStats(sql, params.id, viewer.id))

  const timer = setInterval(() => void flushWatching(sql).catch(complain), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushWatching(sql)
  })

  function complain(error: unknown) {
    app.log.error(error, 'What was watched is not counted yet.')
  }
}
