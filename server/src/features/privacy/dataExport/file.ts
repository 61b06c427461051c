import { Id } from '@jes/contract/lib/text'
import { EXPORT_FILE_PATH } from '@jes/contract/privacy/dataExport'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { readRefreshToken } from '#features/core/viewer/cookie.ts'
import { findCookieHolder } from '#features/core/viewer/viewer.ts'
import { sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { limitOf } from '#lib/limits.ts'
import { storage } from '#lib/storage.ts'
import { fileOf } from './store.ts'
import { spendTicket } from './tickets.ts'

/** A large file over a slow connection takes long. */
const DOWNLOAD_MS = 6 * 60 * 60_000

type ExportFileRoute = { Params: { id: string }; Querystring: { ticket?: unknown } }

/** Serves an export. Every refusal is the same. */
export function fileRoute(app: FastifyInstance) {
  app.get<ExportFileRoute>(
    EXPORT_FILE_PATH,
    { handlerTimeout: DOWNLOAD_MS, config: limitOf('token') },
    async (request, reply) => {
      const { id } = request.params
      const { ticket } = request.query
      const userId = await findDownloader(request)
      if (!userId || typeof ticket !== 'string' || !safeParse(Id, id).success) throw notFound()

      const file = fileOf(await spendTicket(sql, { id, token: ticket, userId }))
      const size = await storage.sizeOf(file)
      if (size === null) throw notFound()
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="jes-${id}.zip"`,
          'content-length': size,
        })
        .type('application/zip')
        .send(await storage.stream(file, { start: 0, end: size - 1 }))
    },
  )
}

/** A download has no Authorization header, but the cookie of its session. */
async function findDownloader(request: FastifyRequest) {
  if (request.headers.authorization !== undefined) return request.viewer?.id ?? null
  const token = readRefreshToken(request)
  return token ? findCookieHolder(sql, token) : null
}
