import type { ServerResponse } from 'node:http'
import { notificationApi } from '@jes/contract/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { findKnownHolder } from '#features/core/viewer/viewer.ts'
import { JSON_TYPE } from '#lib/serve.ts'
import { findKnownUnread } from './unread.ts'

const { path } = notificationApi.countUnread
const BEFORE_ID = path.slice(0, path.indexOf(':'))

/**
 * The most frequent request of members is answered without the framework, where the token and the count are known.
 * Whatever is refused, or spelled in another way, is left to the endpoint.
 */
export function countDirectly(app: FastifyInstance) {
  const head = Object.entries({ ...app.apiHeaders, 'content-type': JSON_TYPE }).flat()

  app.replyDirectly((request) => {
    const { url = '' } = request
    if (!url.startsWith(BEFORE_ID)) return null
    const holder = findKnownHolder(request)
    if (!holder || url.slice(BEFORE_ID.length) !== holder.id) return null
    const count = findKnownUnread(holder.id)
    if (count === undefined) return null
    const bytes = JSON.stringify({ count })
    return {
      route: path,
      caller: holder,
      write(response: ServerResponse) {
        response.writeHead(200, [...head, 'content-length', String(bytes.length)]).end(bytes)
      },
    }
  })
}
