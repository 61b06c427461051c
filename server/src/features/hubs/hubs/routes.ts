import multipart from '@fastify/multipart'
import { hubApi } from '@jes/contract/hubs/hubs'
import type { FastifyInstance } from 'fastify'
import { expectInside } from '#features/core/hubAccess/access.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { takeNewHub } from './create.ts'
import { takeHubEdit } from './edit.ts'
import { expectHubPage } from './find.ts'
import { HUB_FORM_LIMITS } from './form.ts'
import { listHubs, listMine, listPopular, listRelated, listTags } from './queries.ts'
import { closeHub } from './remove.ts'

/** Two pictures over a slow connection take long. */
const UPLOAD_MS = 10 * 60_000

export async function hubRoutes(app: FastifyInstance) {
  serve(app, hubApi.list, ({ sql, query, viewer }) => listHubs(sql, query, viewer?.id ?? null), {
    mayLag: true,
  })

  serve(
    app,
    hubApi.popular,
    async ({ sql, query, viewer }) => ({
      jehubs: await listPopular(sql, query.limit, viewer?.id ?? null),
    }),
    { mayLag: true },
  )

  serve(app, hubApi.tags, async ({ sql }) => ({ tags: await listTags(sql) }), { mayLag: true })

  serve(app, hubApi.mine, async ({ viewer }) => ({ jehubs: await listMine(sql, viewer.id) }))

  serve(app, hubApi.find, ({ sql, params, viewer }) => expectHubPage(sql, params.id, viewer), {
    mayLag: true,
  })

  serve(app, hubApi.related, async ({ params, viewer }) => {
    const viewerId = viewer?.id ?? null
    const { id } = await expectInside(sql, params.id, viewerId)
    return { jehubs: await listRelated(sql, id, viewerId) }
  })

  serve(app, hubApi.remove, ({ params, viewer }) => closeHub(viewer, params.id), {
    limit: 'hubChange',
  })

  await app.register(hubFormRoutes)
}

async function hubFormRoutes(app: FastifyInstance) {
  await app.register(multipart, { limits: HUB_FORM_LIMITS, throwFileSizeLimit: false })
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = UPLOAD_MS
  })

  serve(
    app,
    hubApi.create,
    ({ viewer, request, reply }) =>
      takeNewHub({ viewer, request, reply, status: hubApi.create.status }),
    { limit: 'hub' },
  )

  serve(
    app,
    hubApi.edit,
    ({ params, viewer, request }) => takeHubEdit(viewer, params.id, request),
    { limit: 'hubChange' },
  )
}
