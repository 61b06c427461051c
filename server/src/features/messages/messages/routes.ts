import { messageApi } from '@jes/contract/messages/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listMessages } from './queries.ts'
import { sendMessage } from './send.ts'

export async function messageRoutes(app: FastifyInstance) {
  serve(app, messageApi.list, ({ params, query, viewer }) =>
    listMessages(sql, { talkId: params.id, userId: viewer.id }, query),
  )

  serve(
    app,
    messageApi.send,
    ({ sql, params, body, viewer }) => sendMessage(sql, viewer, { talkId: params.id, ...body }),
    { limit: 'message', isIdempotent: true, isSealed: true },
  )
}
