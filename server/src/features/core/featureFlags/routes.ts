import { deskApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setFlag } from './commands.ts'
import { listFlags } from './queries.ts'

export async function flagRoutes(app: FastifyInstance) {
  serve(app, deskApi.flags, async () => ({ flags: await listFlags(sql) }))

  serve(
    app,
    deskApi.setFlag,
    async ({ params, body, viewer }) => ({
      flag: await setFlag(viewer, { ...params, ...body }),
    }),
    { limit: 'moderate' },
  )
}
