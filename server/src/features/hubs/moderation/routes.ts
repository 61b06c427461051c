import { moderationApi } from '@jes/contract/hubs/moderation'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { moderateComment } from './comments.ts'
import { listLog } from './entries.ts'
import { moderatePost } from './posts.ts'
import { listQueue } from './queue.ts'

export async function moderationRoutes(app: FastifyInstance) {
  serve(app, moderationApi.queue, ({ params, query, viewer }) =>
    listQueue(sql, params.id, query, viewer.id),
  )

  serve(app, moderationApi.log, ({ params, query, viewer }) =>
    listLog(sql, params.id, query, viewer?.id ?? null),
  )

  serve(
    app,
    moderationApi.moderatePost,
    ({ params, body, viewer }) => moderatePost(viewer, params.id, body),
    { limit: 'moderate' },
  )

  serve(
    app,
    moderationApi.moderateComment,
    ({ params, body, viewer }) => moderateComment(viewer, params.id, body),
    { limit: 'moderate' },
  )
}
