import { pushApi } from '@jes/contract/notifications/push'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { addDevice, removeDevice, testDevice } from './commands.ts'
import { pushKeys } from './keys.ts'
import { listDevices } from './queries.ts'

export async function pushRoutes(app: FastifyInstance) {
  serve(app, pushApi.list, async ({ viewer, request }) => ({
    publicKey: (await pushKeys()).publicKey,
    devices: await listDevices(sql, viewer, request.language),
  }))

  serve(
    app,
    pushApi.add,
    ({ viewer, body, request }) => addDevice(viewer, body, request.language),
    {
      limit: 'push',
    },
  )

  serve(app, pushApi.remove, ({ viewer, params }) => removeDevice(viewer, params.id), {
    limit: 'settings',
  })

  serve(
    app,
    pushApi.test,
    ({ viewer, params, request }) =>
      testDevice(viewer, { id: params.id, language: request.language }),
    { limit: 'push' },
  )
}
