import { caseApi } from '@jes/contract/staff/cases'
import type { FastifyInstance } from 'fastify'
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
} from '#features/core/staffAccess/templates.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { actOn, decideCase } from './commands.ts'
import { listContent } from './content.ts'
import { expectCase, listCases } from './queries.ts'

export async function caseRoutes(app: FastifyInstance) {
  serve(app, caseApi.list, ({ query, viewer }) => listCases(sql, query, viewer))

  serve(app, caseApi.find, ({ params, viewer }) => expectCase(sql, params.id, viewer))

  serve(app, caseApi.decide, ({ params, body, viewer }) => decideCase(viewer, params.id, body), {
    limit: 'moderate',
  })

  serve(app, caseApi.act, ({ params, body, viewer }) => actOn(viewer, params, body), {
    limit: 'moderate',
  })

  serve(app, caseApi.content, ({ query, viewer }) => listContent(sql, query, viewer))

  serve(app, caseApi.templates, async () => ({ templates: await listTemplates(sql) }))

  serve(app, caseApi.addTemplate, ({ body, viewer }) => addTemplate(viewer, body), {
    limit: 'moderate',
  })

  serve(
    app,
    caseApi.changeTemplate,
    ({ params, body, viewer }) => changeTemplate(viewer, params.id, body),
    { limit: 'moderate' },
  )

  serve(app, caseApi.removeTemplate, ({ params, viewer }) => removeTemplate(viewer, params.id), {
    limit: 'moderate',
  })
}
