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

/** A large one over a slow line takes its time. */
const DOWNLOAD_MS = 6 * 60 * 60_000

type ExportFileRoute = { Params: { id: string }; Querystring: { ticket?: unknown } }

/** Hands an export out. Every no is the same one. */
export function fileRoute(app: FastifyInstance) {
  app.get<ExportFileRoute>(
    EXPORT_FILE_PATH,
    { handlerTimeout: DOWNLOAD_MS, config: limitOf('token') },
    async (request, reply) => {
      const { id } = request.params
      const { ticket } = request.query
      const userId = await findAsker(request)
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
        .send(storage.stream(file, { start: 0, end: size - 1 }))
    },
  )
}

/** A download carries no header of ours, but the cookie of the session that it is begun from. */
async function findAsker(request: FastifyRequest) {
  if (request.headers.authorization !== undefined) return request.viewer?.id ?? null
  const token = readRefreshToken(request)
  return token ? findCookieHolder(sql, token) : null
}
