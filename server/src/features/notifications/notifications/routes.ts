import { notificationApi } from '@jes/contract/notifications/notifications'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import { serve, type Viewer } from '#lib/serve.ts'
import { findMute, readAll, readOne, setMute, unreadAll } from './commands.ts'
import { countDirectly } from './direct.ts'
import { findPreferences, prefer } from './preferences.ts'
import { listNotifications } from './queries.ts'
import { countUnread } from './unread.ts'

export async function notificationRoutes(app: FastifyInstance) {
  countDirectly(app)
  readingRoutes(app)
  choiceRoutes(app)
}

function readingRoutes(app: FastifyInstance) {
  serve(app, notificationApi.list, async ({ params, query, viewer, request }) => {
    const userId = expectSelf(viewer, params)
    return listNotifications(sql, userId, query, request.language)
  })

  serve(app, notificationApi.countUnread, async ({ params, viewer }) => ({
    count: await countUnread(sql, expectSelf(viewer, params)),
  }))

  const limit = 'notification'
  serve(
    app,
    notificationApi.read,
    ({ params, viewer }) => readOne({ userId: viewer.id, id: params.id }),
    { limit },
  )
  serve(
    app,
    notificationApi.readAll,
    async ({ params, viewer }) => readAll(expectSelf(viewer, params)),
    { limit },
  )
  serve(
    app,
    notificationApi.unreadAll,
    async ({ params, viewer, body }) => unreadAll(expectSelf(viewer, params), body.readAt),
    { limit },
  )
}

function choiceRoutes(app: FastifyInstance) {
  serve(app, notificationApi.preferences, async ({ viewer }) => ({
    preferences: await findPreferences(sql, viewer.id),
  }))
  serve(app, notificationApi.prefer, ({ viewer, body }) => prefer(sql, viewer.id, body), {
    limit: 'settings',
  })

  serve(app, notificationApi.findMute, ({ params, viewer }) => findMute(sql, viewer.id, params.id))
  serve(
    app,
    notificationApi.mute,
    ({ params, viewer, body }) => setMute(sql, viewer.id, params.id, body.muted),
    { limit: 'settings' },
  )
}

/** The id in the path is never trusted: it must be that of the token. */
function expectSelf(viewer: Viewer, { userId }: { userId: string }) {
  if (userId !== viewer.id) throw forbidden()
  return viewer.id
}
