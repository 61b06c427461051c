import { signUpApi } from '@jes/contract/accounts/signUps'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addBlock, listBlocks, removeBlock } from './blocks.ts'
import { approveRequest, declineRequest, listRequests } from './requests.ts'
import { findSettings, readSettings, setSettings } from './settings.ts'

export async function signUpRoutes(app: FastifyInstance) {
  settingRoutes(app)
  requestRoutes(app)
  blockRoutes(app)
}

function settingRoutes(app: FastifyInstance) {
  serve(app, signUpApi.state, async () => ({ mode: (await readSettings(sql)).mode }))

  serve(app, signUpApi.settings, () => findSettings(sql))

  serve(app, signUpApi.setSettings, ({ body, viewer }) => setSettings(viewer, body), {
    limit: 'moderate',
  })
}

function requestRoutes(app: FastifyInstance) {
  serve(app, signUpApi.requests, ({ query }) => listRequests(sql, query))

  serve(app, signUpApi.approve, ({ params, viewer }) => approveRequest(viewer, params.id), {
    limit: 'moderate',
  })

  serve(
    app,
    signUpApi.decline,
    ({ params, body, viewer }) => declineRequest(viewer, params.id, body.reason),
    { limit: 'moderate' },
  )
}

function blockRoutes(app: FastifyInstance) {
  serve(app, signUpApi.blocks, async () => ({ blocks: await listBlocks(sql) }))

  serve(
    app,
    signUpApi.addBlock,
    async ({ body, viewer }) => ({ block: await addBlock(viewer, body) }),
    { limit: 'moderate' },
  )

  serve(app, signUpApi.removeBlock, ({ params, viewer }) => removeBlock(viewer, params.id), {
    limit: 'moderate',
  })
}
