import { healthApi } from '@jes/contract/site/health'
import type { FastifyInstance } from 'fastify'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { freeBytes, noRoom, wasDiskFullLately } from '#lib/disk.ts'
import { refuse } from '#lib/errors.ts'
import { isStopping } from '#lib/readiness.ts'
import { canReadFromReplica } from '#lib/replicas.ts'
import { serve } from '#lib/serve.ts'

const MEGABYTE = 1_000_000

export async function healthRoutes(app: FastifyInstance) {
  const floor = config.DISK_FLOOR_MB * MEGABYTE

  serve(app, healthApi.live, () => ({ status: 'ok' as const }), { isProbe: true })

  serve(
    app,
    healthApi.ready,
    async () => {
      if (isStopping()) throw stopping()
      if (wasDiskFullLately() || (await freeBytes(config.DATA_DIR)) < floor) throw noRoom()
      if (!canReadFromReplica()) await sql`select 1`
      return { status: 'ok' as const }
    },
    { isProbe: true },
  )
}

function stopping() {
  return refuse('request.stopping', {
    retryAfter: 5,
  })
}
