import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setFlag } from './commands.ts'
import { listFlags } from './queries.ts'

export async function featureFlagRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.flags, async () => ({ flags: await listFlags(sql) }))

  serve(
    app,
    adminMemberApi.setFlag,
    async ({ params, body, viewer }) => ({
      flag: await setFlag(sql, viewer, { ...params, ...body }),
    }),
    { limit: 'moderate' },
  )
}
