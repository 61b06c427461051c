import { healthApi } from '@jes/contract/health'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'

export async function healthRoutes(app: FastifyInstance) {
  serve(app, healthApi.live, () => ({ status: 'ok' as const }), { isProbe: true })

  serve(
    app,
    healthApi.ready,
    async () => {
      await sql`select 1`
      return { status: 'ok' as const }
    },
    { isProbe: true },
  )
}
