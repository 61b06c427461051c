import { authApi } from '@jes/contract/accounts/auth'
import { passwordApi } from '@jes/contract/accounts/passwordCheck'
import { usernameApi } from '@jes/contract/accounts/usernameCheck'
import type { FastifyInstance } from 'fastify'
import { expectOwnUser } from '#features/core/users/queries.ts'
import { clearCookies } from '#features/core/viewer/cookie.ts'
import { listHashEnds } from '#lib/commonPasswords.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { sessionEnded, unauthenticated } from '#lib/errors.ts'
import { serve } from '#lib/serve.ts'
import { speak } from '#lib/speak.ts'
import { accountRoutes } from './accountRoutes.ts'
import { resendProof, verifyByCode, verifyByToken } from './emailProof.ts'
import { welcome, welcomeNewcomer } from './enter.ts'
import { logIn } from './login.ts'
import { changePassword, forgetPassword, resetPassword } from './passwordChange.ts'
import { refresh } from './refresh.ts'
import { register } from './register.ts'
import { said } from './said.ts'
import { endAllSessions, endSession, listSessions } from './sessions.ts'
import { checkName } from './usernames.ts'

export async function authRoutes(app: FastifyInstance) {
  signInRoutes(app)
  sessionRoutes(app)
  emailRoutes(app)
  passwordRoutes(app)
  accountRoutes(app)
}

function signInRoutes(app: FastifyInstance) {
  serve(
    app,
    authApi.register,
    async ({ body, request, reply }) => welcomeNewcomer(reply, await register(body, request)),
    { limit: 'signUp' },
  )

  serve(
    app,
    usernameApi.check,
    async ({ params, viewer, request }) => {
      const { available, problem } = await checkName(sql, params.name, viewer?.id ?? null)
      return { available, ...(problem && { reason: speak(problem, request.language) }) }
    },
    { limit: 'username' },
  )

  serve(app, passwordApi.common, async ({ params }) => ({ ends: listHashEnds(params.start) }), {
    limit: 'commonPasswords',
  })

  serve(
    app,
    authApi.login,
    async ({ body, request, reply }) => welcome(reply, await logIn(body, request)),
    { limit: 'login' },
  )

  serve(
    app,
    authApi.refresh,
    ({ body, request, reply }) => refresh(request, reply, body?.account),
    {
      limit: 'refresh',
    },
  )

  serve(app, authApi.me, async ({ viewer }) => ({ user: await expectOwnUser(sql, viewer.id) }))
}

function sessionRoutes(app: FastifyInstance) {
  serve(app, authApi.logout, async ({ body, viewer, request, reply }) => {
    const place = placeOf(request)
    await (body?.all ? endAllSessions(viewer, place) : endSession(viewer, viewer.sessionId, place))
    clearCookies(reply)
    return said(request, 'loggedOut')
  })

  serve(app, authApi.sessions, async ({ viewer, request }) => ({
    sessions: await listSessions(sql, viewer, request.language),
  }))

  serve(app, authApi.endSession, async ({ params, viewer, request, reply }) => {
    await endSession(viewer, params.id, placeOf(request))
    if (params.id === viewer.sessionId) clearCookies(reply)
    return said(request, 'deviceLoggedOut')
  })
}

function emailRoutes(app: FastifyInstance) {
  serve(
    app,
    authApi.verifyEmail,
    async ({ body: { token, code }, viewer, request }) => {
      if (token) return { user: await expectOwnUser(sql, await verifyByToken(token)) }
      if (request.hasDeadToken) throw sessionEnded()
      if (!viewer) throw unauthenticated()
      return { user: await expectOwnUser(sql, await verifyByCode(viewer, code ?? '')) }
    },
    { limit: 'token' },
  )

  serve(
    app,
    authApi.resendVerification,
    async ({ viewer, request }) =>
      (await resendProof(viewer)) ? said(request, 'mailSent') : said(request, 'emailVerified'),
    { limit: 'verificationMail' },
  )
}

function passwordRoutes(app: FastifyInstance) {
  serve(
    app,
    authApi.forgotPassword,
    async ({ body, request }) => {
      await forgetPassword(request, body.email)
      return said(request, 'resetSent')
    },
    { limit: 'mail' },
  )

  serve(
    app,
    authApi.resetPassword,
    async ({ body, request }) => {
      await resetPassword(body.token, body.password, placeOf(request))
      return said(request, 'passwordReset')
    },
    { limit: 'token' },
  )

  serve(
    app,
    authApi.changePassword,
    async ({ body, viewer, proof, request }) => {
      await changePassword(viewer, body.newPassword, { proof, place: placeOf(request) })
      return said(request, 'passwordChanged')
    },
    { limit: 'password' },
  )
}
