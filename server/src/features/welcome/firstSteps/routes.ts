import { firstStepsApi } from '@jes/contract/welcome/firstSteps'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { updateFirstSteps } from './commands.ts'
import { listFirstHubs } from './hubs.ts'
import { listFirstPeople } from './people.ts'
import { findFirstSteps } from './queries.ts'

export async function firstStepsRoutes(app: FastifyInstance) {
  serve(app, firstStepsApi.find, ({ viewer }) => findFirstSteps(sql, viewer.id))

  serve(
    app,
    firstStepsApi.update,
    ({ body, viewer, request: { language } }) => updateFirstSteps(viewer, body, language),
    { limit: 'settings' },
  )

  serve(app, firstStepsApi.hubs, async ({ viewer }) => ({
    jehubs: await listFirstHubs(sql, viewer.id),
  }))

  serve(app, firstStepsApi.people, ({ viewer, request: { language } }) =>
    listFirstPeople(sql, viewer.id, language),
  )
}
