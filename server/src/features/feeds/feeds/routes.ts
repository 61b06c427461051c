import { hubApi } from '@jes/contract/hubs/hubs'
import { postApi } from '@jes/contract/posts/posts'
import type { FastifyInstance } from 'fastify'
import { pageBytes } from '#features/posts/posts/pageBytes.ts'
import { sql } from '#lib/db.ts'
import { unauthenticated } from '#lib/errors.ts'
import { serve } from '#lib/serve.ts'
import { listFeed, listPostsOfUser } from './feeds.ts'
import { listHubPosts } from './hubs.ts'
import { countNew } from './queries.ts'

export async function feedRoutes(app: FastifyInstance) {
  serve(
    app,
    postApi.list,
    ({ sql, query, viewer, request }) => listFeed(sql, query, viewer?.id ?? null, request.language),
    { toBytes: pageBytes, mayLag: true },
  )

  serve(
    app,
    hubApi.posts,
    ({ sql, params, query, viewer }) => listHubPosts(sql, params.id, query, viewer?.id ?? null),
    { toBytes: pageBytes, mayLag: true },
  )

  serve(app, postApi.countNew, ({ query, viewer }) => {
    if (query.feed === 'following' && !viewer) throw unauthenticated()
    return countNew(sql, { ...query, viewerId: viewer?.id ?? null })
  })

  serve(
    app,
    postApi.ofUser,
    ({ sql, params, query, viewer }) =>
      listPostsOfUser(sql, params.userId, query, viewer?.id ?? null),
    { toBytes: pageBytes, mayLag: true },
  )
}
