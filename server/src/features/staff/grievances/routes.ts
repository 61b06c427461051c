import { grievanceApi } from '@jes/contract/staff/grievances'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { waitForAccount } from '#lib/limits.ts'
import { serve } from '#lib/serve.ts'
import { answerGrievance, fileGrievance } from './commands.ts'
import { expectByNumber, listGrievances } from './queries.ts'

export async function grievanceRoutes(app: FastifyInstance) {
  serve(
    app,
    grievanceApi.file,
    async ({ body, request }) => {
      const isQuiet = (await waitForAccount(request, 'mailToAddress', body.email)) > 0
      const options = { language: request.language, isQuiet }
      return { grievance: await fileGrievance(body, options) }
    },
    { limit: 'grievance' },
  )

  serve(
    app,
    grievanceApi.find,
    async ({ params }) => ({ grievance: await expectByNumber(sql, params.number) }),
    { limit: 'grievanceNumber' },
  )

  serve(app, grievanceApi.list, ({ query }) => listGrievances(sql, query))

  serve(
    app,
    grievanceApi.answer,
    async ({ params, body, viewer }) => ({
      grievance: await answerGrievance(viewer, params.id, body.answer),
    }),
    { limit: 'moderate' },
  )
}
