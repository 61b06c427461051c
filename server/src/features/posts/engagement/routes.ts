import { readingApi } from '@jes/contract/money/earnings'
import type { FastifyInstance } from 'fastify'
import { isBot } from '#features/posts/views/buffer.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { flushReading } from './buffer.ts'
import { takeReads } from './commands.ts'

const FLUSH_MS = 1_000

export async function engagementRoutes(app: FastifyInstance) {
  serve(
    app,
    readingApi.tell,
    async ({ body, viewer, request }) => {
      if (!isBot(request.headers['user-agent'] ?? '')) await takeReads(sql, body.reads, viewer.id)
    },
    { limit: 'read' },
  )

  const timer = setInterval(() => void flushReading(sql).catch(complain), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushReading(sql)
  })

  function complain(error: unknown) {
    app.log.error(error, 'What was read is not kept yet.')
  }
}
