import { trendingApi } from '@jes/contract/feeds/trending'
import type { FastifyInstance } from 'fastify'
import { pageBytes } from '#features/posts/posts/pageBytes.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listHeld, listTrends, listWarmHubs } from './queries.ts'
import { listBestClips, listRising } from './rising.ts'
import { hideTrend, showTrend } from './staff.ts'

export async function trendingRoutes(app: FastifyInstance) {
  serve(
    app,
    trendingApi.list,
    async ({ sql, query, request }) => ({
      trending: await listTrends(sql, query.limit, request.language),
    }),
    { mayLag: true },
  )

  serve(
    app,
    trendingApi.posts,
    ({ sql, query, viewer }) => listRising(sql, query, viewer?.id ?? null),
    {
      toBytes: pageBytes,
      mayLag: true,
    },
  )

  serve(
    app,
    trendingApi.clips,
    ({ sql, query, viewer }) => listBestClips(sql, query, viewer?.id ?? null),
    { toBytes: pageBytes, mayLag: true },
  )

  serve(
    app,
    trendingApi.hubs,
    async ({ sql, query, viewer }) => ({
      jehubs: await listWarmHubs(sql, query.limit, viewer?.id ?? null),
    }),
    { mayLag: true },
  )

  serve(app, trendingApi.held, async ({ request }) => ({
    trending: await listHeld(sql, request.language),
  }))

  serve(app, trendingApi.hide, ({ body, viewer }) => hideTrend(viewer, body.hashtag, body.reason), {
    limit: 'moderate',
  })

  serve(app, trendingApi.show, ({ body, viewer }) => showTrend(viewer, body.hashtag), {
    limit: 'moderate',
  })
}
