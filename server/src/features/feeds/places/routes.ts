import { DistrictPage, NearMe, placeApi } from '@jes/contract/feeds/places'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { bytesWith, pageBytes } from '#features/posts/posts/pageBytes.ts'
import { serve } from '#lib/serve.ts'
import { readDistrict, readNear } from './places.ts'
import { listPostsOf } from './posts.ts'
import { listCounts } from './queries.ts'

const districtBytes = bytesWith(['posts'], z.omit(DistrictPage, { posts: true }))
const nearBytes = bytesWith(['posts'], z.omit(NearMe, { posts: true }))

export async function placeRoutes(app: FastifyInstance) {
  serve(app, placeApi.list, async ({ sql }) => ({ districts: await listCounts(sql) }), {
    mayLag: true,
  })

  serve(
    app,
    placeApi.near,
    ({ sql, viewer, request }) => readNear(sql, viewer.id, request.language),
    { toBytes: nearBytes, mayLag: true },
  )

  serve(
    app,
    placeApi.find,
    ({ sql, params, viewer, request: { language } }) =>
      readDistrict(sql, params.key, { viewerId: viewer?.id ?? null, language }),
    { toBytes: districtBytes, mayLag: true },
  )

  serve(
    app,
    placeApi.posts,
    ({ sql, params, query, viewer }) => listPostsOf(sql, params.key, query, viewer?.id ?? null),
    { toBytes: pageBytes, mayLag: true },
  )
}
