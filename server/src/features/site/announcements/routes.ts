import { announcementApi } from '@jes/contract/site/announcements'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { announce, changeAnnouncement, removeAnnouncement } from './commands.ts'
import { listAnnouncements, listCurrent } from './queries.ts'

export async function announcementRoutes(app: FastifyInstance) {
  serve(
    app,
    announcementApi.current,
    async ({ sql, request }) => ({
      announcements: await listCurrent(sql, request.language),
    }),
    { mayLag: true },
  )

  serve(app, announcementApi.list, ({ query }) => listAnnouncements(sql, query))

  serve(
    app,
    announcementApi.announce,
    async ({ body, viewer }) => ({ announcement: await announce(viewer, body) }),
    { limit: 'moderate' },
  )

  serve(
    app,
    announcementApi.change,
    async ({ params, body, viewer }) => ({
      announcement: await changeAnnouncement(viewer, params.id, body),
    }),
    { limit: 'moderate' },
  )

  serve(
    app,
    announcementApi.remove,
    ({ params, viewer }) => removeAnnouncement(viewer, params.id),
    { limit: 'moderate' },
  )
}
