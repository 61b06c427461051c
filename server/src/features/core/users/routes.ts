import { userApi } from '@jes/contract/core/users'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#lib/errors.ts'
import { serve } from '#lib/serve.ts'
import { findProfile } from './queries.ts'

export async function userRoutes(app: FastifyInstance) {
  serve(
    app,
    userApi.find,
    async ({ sql, params, viewer }) => {
      const profile = await findProfile(sql, params.id, viewer?.id)
      if (!profile) throw notFound()
      return profile
    },
    { mayLag: true },
  )
}
