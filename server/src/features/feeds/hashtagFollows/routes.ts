import { hashtagFollowApi } from '@jes/contract/feeds/hashtagFollows'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { followHashtag, unfollowHashtag } from './commands.ts'
import { findFollow, listHashtags } from './queries.ts'

export async function hashtagFollowRoutes(app: FastifyInstance) {
  serve(app, hashtagFollowApi.list, ({ viewer }) => listHashtags(sql, viewer.id))
  serve(app, hashtagFollowApi.find, ({ viewer, params }) => findFollow(sql, viewer.id, params.tag))
  serve(
    app,
    hashtagFollowApi.follow,
    ({ viewer, params, body }) =>
      body.follows ? followHashtag(viewer, params.tag) : unfollowHashtag(viewer, params.tag),
    { limit: 'settings' },
  )
}
