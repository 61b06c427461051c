import { userApi } from '@jes/contract/core/users'
import type { FastifyInstance } from 'fastify'
import { serve } from '#lib/serve.ts'
import { updateProfile } from './commands.ts'

export async function profileRoutes(app: FastifyInstance) {
  serve(app, userApi.updateMe, ({ body, viewer }) => updateProfile(viewer, body), {
    limit: 'settings',
  })
}
