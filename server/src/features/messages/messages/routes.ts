import { messageApi } from '@jes/contract/messages/messages'
import type { FastifyInstance } from 'fastify'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { editMessage } from './edit.ts'
import { listMessages } from './queries.ts'
import { react } from './react.ts'
import { removeMessage } from './remove.ts'
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

  changingRoutes(app)
}

function changingRoutes(app: FastifyInstance) {
  serve(
    app,
    messageApi.edit,
    ({ params, body, viewer }) =>
      editMessage(viewer, { talkId: params.id, seq: params.seq, ...body }),
    { limit: 'message' },
  )

  serve(
    app,
    messageApi.remove,
    ({ params, query, viewer }) =>
      removeMessage({ talkId: params.id, seq: params.seq, userId: viewer.id }, query.for),
    { limit: 'talk' },
  )

  serve(
    app,
    messageApi.react,
    ({ params, body, viewer, request }) =>
      react({
        talkId: params.id,
        seq: params.seq,
        ...body,
        act: actStamp(request, viewer),
      }),
    { limit: 'talk' },
  )
}
