import { trendingApi } from '@jes/contract/feeds/trending'
import type { FastifyInstance } from 'fastify'
import { pageBytes } from '#features/feeds/feeds/pageBytes.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listHeld, listTrends, listWarmHubs } from './queries.ts'
import { listBestClips, listRising } from './rising.ts'
import { hideTrend, showTrend } from './staff.ts'

export async function trendingRoutes(app: FastifyInstance) {
  serve(app, trendingApi.list, async ({ query, request }) => ({
    trending: await listTrends(sql, query.limit, request.language),
  }))

  serve(app, trendingApi.posts, ({ query, viewer }) => listRising(sql, query, viewer?.id ?? null), {
    toBytes: pageBytes,
  })

  serve(
    app,
    trendingApi.clips,
    ({ query, viewer }) => listBestClips(sql, query, viewer?.id ?? null),
    { toBytes: pageBytes },
  )

  serve(app, trendingApi.hubs, async ({ query, viewer }) => ({
    jehubs: await listWarmHubs(sql, query.limit, viewer?.id ?? null),
  }))

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
