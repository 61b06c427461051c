import { passkeyApi } from '@jes/contract/accounts/passkeys'
import type { FastifyInstance } from 'fastify'
import { welcome } from '#features/accounts/auth/enter.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { removePasskey, renamePasskey } from './commands.ts'
import { createPasskey, startCreation } from './creation.ts'
import { logInByPasskey, startLogin } from './login.ts'
import { proveByPasskey, startProof } from './proof.ts'
import { listPasskeys } from './queries.ts'

export async function passkeyRoutes(app: FastifyInstance) {
  ownRoutes(app)
  loginRoutes(app)
  proofRoutes(app)
}

function ownRoutes(app: FastifyInstance) {
  serve(app, passkeyApi.list, async ({ viewer }) => ({
    passkeys: await listPasskeys(sql, viewer.id),
  }))

  serve(
    app,
    passkeyApi.startCreation,
    async ({ viewer, proof, request }) => ({
      options: await startCreation(viewer, proof, request),
    }),
    { limit: 'password' },
  )

  serve(
    app,
    passkeyApi.create,
    async ({ body, viewer, request }) => ({ passkey: await createPasskey(viewer, body, request) }),
    { limit: 'password' },
  )

  serve(
    app,
    passkeyApi.rename,
    async ({ params, body, viewer }) => ({
      passkey: await renamePasskey(sql, viewer, params.id, body.name),
    }),
    { limit: 'settings' },
  )

  serve(
    app,
    passkeyApi.remove,
    ({ params, viewer, proof, request }) =>
      removePasskey(viewer, params.id, { proof, place: placeOf(request) }),
    { limit: 'password' },
  )
}

function loginRoutes(app: FastifyInstance) {
  serve(
    app,
    passkeyApi.startLogin,
    async ({ request, reply }) => ({ options: await startLogin(request, reply) }),
    { limit: 'passkeyLogin' },
  )

  serve(
    app,
    passkeyApi.login,
    async ({ body, request, reply }) =>
      welcome(reply, await logInByPasskey(body.assertion, request)),
    { limit: 'login' },
  )
}

function proofRoutes(app: FastifyInstance) {
  serve(
    app,
    passkeyApi.startProof,
    async ({ viewer, request }) => ({ options: await startProof(viewer, request) }),
    { limit: 'passkeyProof' },
  )

  serve(
    app,
    passkeyApi.prove,
    async ({ body, viewer, request }) => ({
      passkey: await proveByPasskey(viewer, body.assertion, request),
    }),
    { limit: 'passkeyProof' },
  )
}
