import { clipApi } from '@jes/contract/clips/clips'
import type { FastifyInstance } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { sql } from '#lib/db.ts'
import { answerOnce } from '#lib/idempotency.ts'
import { serve } from '#lib/serve.ts'
import { putCaptions, removeCaptions } from './captions.ts'
import { createClip, judgeUpload } from './create.ts'
import { editClip } from './edit.ts'
import { expectClip, listWaiting } from './queries.ts'
import { dropClip, retryClip } from './retry.ts'

export async function clipRoutes(app: FastifyInstance) {
  serve(app, clipApi.waiting, async ({ viewer }) => ({
    clips: await listWaiting(sql, viewer.id),
  }))

  serve(app, clipApi.find, ({ params, viewer }) => expectClip(sql, params.id, viewer?.id ?? null))

  serve(
    app,
    clipApi.create,
    async ({ viewer, body, request, reply }) => {
      expectVerified(viewer)
      await expectOn(sql, 'clips')
      await expectOn(sql, 'posting')
      const probed = await judgeUpload(viewer.id, body.uploadId)
      const { status } = clipApi.create
      return answerOnce(
        sql,
        { userId: viewer.id, request, reply, status, isOneStatement: false },
        (sql) => createClip(sql, viewer, body, probed),
      )
    },
    { limit: 'clip' },
  )

  serve(app, clipApi.edit, ({ params, viewer, body }) => editClip(viewer, params.id, body), {
    limit: 'clipChange',
  })

  serve(app, clipApi.retry, ({ params, viewer }) => retryClip(viewer, params.id), {
    limit: 'clipChange',
  })

  serve(app, clipApi.drop, ({ params, viewer }) => dropClip(viewer, params.id), {
    limit: 'clipChange',
  })

  serve(
    app,
    clipApi.putCaptions,
    ({ params, viewer, body }) => putCaptions(viewer, params.id, params.language, body.content),
    { limit: 'clipChange' },
  )

  serve(
    app,
    clipApi.removeCaptions,
    ({ params, viewer }) => removeCaptions(viewer, params.id, params.language),
    { limit: 'clipChange' },
  )
}
