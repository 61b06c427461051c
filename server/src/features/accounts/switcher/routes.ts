import { switcherApi } from '@jes/contract/accounts/switcher'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { endParked, park, resume } from './commands.ts'
import { listParked } from './queries.ts'

export async function switcherRoutes(app: FastifyInstance) {
  serve(
    app,
    switcherApi.list,
    async ({ request }) => ({ accounts: await listParked(sql, request) }),
    { limit: 'refresh' },
  )

  serve(app, switcherApi.park, ({ request, reply }) => park(request, reply), { limit: 'refresh' })

  serve(
    app,
    switcherApi.resume,
    ({ params, request, reply }) => resume(request, reply, params.id),
    { limit: 'refresh' },
  )

  serve(
    app,
    switcherApi.end,
    ({ params, request, reply }) => endParked(request, reply, params.id),
    {
      limit: 'refresh',
    },
  )
}
