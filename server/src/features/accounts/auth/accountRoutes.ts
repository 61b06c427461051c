import { authApi } from '@jes/contract/accounts/auth'
import type { FastifyInstance } from 'fastify'
import { expectOwnUser } from '#features/core/users/queries.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { confirmEmail, dropEmailChange, removeEmail, requestEmailChange } from './emailChange.ts'
import { listEvents } from './loginLog.ts'
import { acceptRules } from './rules.ts'
import { said } from './said.ts'
import { changeUsername } from './usernameChange.ts'

/** What a signed-in member changes in the account. */
export function accountRoutes(app: FastifyInstance) {
  serve(
    app,
    authApi.changeUsername,
    async ({ body, viewer, proof, request }) => {
      await changeUsername(viewer, body.username, { proof, place: placeOf(request) })
      return { user: await expectOwnUser(sql, viewer.id) }
    },
    { limit: 'password' },
  )

  serve(
    app,
    authApi.changeEmail,
    async ({ body, viewer, proof, request }) => {
      await requestEmailChange(viewer, body.email, { proof, request })
      return said(request, 'linkSent')
    },
    { limit: 'password' },
  )

  serve(app, authApi.dropEmailChange, async ({ viewer }) => {
    await dropEmailChange(sql, viewer)
    return { user: await expectOwnUser(sql, viewer.id) }
  })

  serve(
    app,
    authApi.removeEmail,
    async ({ viewer, proof, request }) => {
      await removeEmail(viewer, proof, placeOf(request))
      return { user: await expectOwnUser(sql, viewer.id) }
    },
    { limit: 'password' },
  )

  serve(
    app,
    authApi.confirmEmail,
    async ({ body, request }) => {
      await confirmEmail(body.token, request)
      return said(request, 'emailChanged')
    },
    { limit: 'token' },
  )

  serve(app, authApi.acceptRules, async ({ viewer }) => {
    await acceptRules(sql, viewer.id)
    return { user: await expectOwnUser(sql, viewer.id) }
  })

  serve(app, authApi.logins, ({ query, viewer, request }) =>
    listEvents(sql, viewer, { ...query, language: request.language }),
  )
}
