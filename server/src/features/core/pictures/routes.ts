import multipart from '@fastify/multipart'
import { mediaApi } from '@jes/contract/core/pictures'
import type { FastifyInstance } from 'fastify'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { serve } from '#lib/serve.ts'
import { uploadImage } from './commands.ts'
import { fileRoutes } from './files.ts'
import { FORM_LIMITS, readUpload } from './upload.ts'

/** Uploads over a slow connection take long. */
const UPLOAD_MS = 10 * 60_000

export async function pictureRoutes(app: FastifyInstance) {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
  app.addHook('onRoute', (route) => {
    route.handlerTimeout = UPLOAD_MS
    if (route.method === 'POST') route.config = { ...route.config, isUpload: true }
  })

  serve(
    app,
    mediaApi.upload,
    async ({ viewer, request }) => {
      expectVerified(viewer)
      return { image: await uploadImage(viewer, await readUpload(request)) }
    },
    { limit: 'upload' },
  )
  fileRoutes(app)
}
