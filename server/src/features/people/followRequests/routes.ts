import { followRequestApi } from '@jes/contract/people/followRequests'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { acceptAll, acceptRequest, declineRequest, removeFollower, setPrivate } from './commands.ts'
import { listRequests } from './queries.ts'

export async function followRequestRoutes(app: FastifyInstance) {
  const limit = 'follow'
  serve(
    app,
    followRequestApi.setPrivate,
    ({ body, viewer }) => setPrivate(viewer, body.isPrivate),
    { limit: 'accountPrivacy' },
  )
  serve(app, followRequestApi.list, ({ query, viewer }) => listRequests(sql, viewer.id, query))
  serve(app, followRequestApi.accept, ({ params, viewer }) => acceptRequest(viewer, params.id), {
    limit,
  })
  serve(app, followRequestApi.decline, ({ params, viewer }) => declineRequest(viewer, params.id), {
    limit,
  })
  serve(app, followRequestApi.acceptAll, ({ viewer }) => acceptAll(viewer), { limit })
  serve(
    app,
    followRequestApi.removeFollower,
    ({ params, viewer }) => removeFollower(viewer, params.id),
    { limit },
  )
}
