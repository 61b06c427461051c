import { oidcApi } from '@jes/contract/accounts/oidc'
import type { FastifyInstance } from 'fastify'
import { welcome, welcomeNewcomer } from '#features/accounts/auth/enter.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { arrive } from './arrive.ts'
import { linkIdentity, listIdentities, unlinkIdentity } from './identities.ts'
import { logInByProvider } from './login.ts'
import { postedAnswers } from './postedAnswers.ts'
import { listProviders } from './providers.ts'
import { registerByProvider } from './register.ts'
import { startAt } from './start.ts'

export async function oidcRoutes(app: FastifyInstance) {
  comingRoutes(app)
  entryRoutes(app)
  ownRoutes(app)
  await app.register(postedAnswers)
}

function comingRoutes(app: FastifyInstance) {
  serve(app, oidcApi.providers, () => ({ providers: listProviders() }))

  serve(
    app,
    oidcApi.start,
    async ({ params, request, reply }) => ({ url: await startAt(params.provider, request, reply) }),
    { limit: 'login' },
  )

  serve(
    app,
    oidcApi.arrive,
    ({ params, body, request }) => arrive(params.provider, body.answer, request),
    { limit: 'login' },
  )
}

function entryRoutes(app: FastifyInstance) {
  serve(
    app,
    oidcApi.login,
    async ({ body, request, reply }) => welcome(reply, await logInByProvider(body, request)),
    { limit: 'login' },
  )

  serve(
    app,
    oidcApi.register,
    async ({ body, request, reply }) =>
      welcomeNewcomer(reply, await registerByProvider(body, request)),
    { limit: 'signUp' },
  )
}

function ownRoutes(app: FastifyInstance) {
  serve(app, oidcApi.identities, async ({ viewer }) => ({
    identities: await listIdentities(sql, viewer.id),
  }))

  serve(
    app,
    oidcApi.link,
    async ({ viewer, proof, request }) => ({
      identity: await linkIdentity(viewer, proof, request),
    }),
    { limit: 'password' },
  )

  serve(
    app,
    oidcApi.unlink,
    ({ params, viewer, proof, request }) => unlinkIdentity(viewer, params.id, { proof, request }),
    { limit: 'password' },
  )
}
