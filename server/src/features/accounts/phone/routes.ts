import { phoneApi } from '@jes/contract/accounts/phone'
import type { FastifyInstance } from 'fastify'
import { welcome, welcomeNewcomer } from '#features/accounts/auth/enter.ts'
import { expectOwnUser } from '#features/core/users/queries.ts'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { canSendSms } from '#lib/sms/settings.ts'
import { enterByPhone, startByPhone } from './enter.ts'
import { confirmPhone, removePhone, requestPhone, sendStepUpCode } from './ownNumber.ts'
import { resendCode } from './proofs.ts'
import { registerByPhone } from './register.ts'

export async function phoneRoutes(app: FastifyInstance) {
  enterRoutes(app)
  ownNumberRoutes(app)
}

function enterRoutes(app: FastifyInstance) {
  serve(app, phoneApi.state, () => ({ isOn: canSendSms(config) }))

  serve(app, phoneApi.start, ({ body, request }) => startByPhone(body.phone, request), {
    limit: 'sms',
  })

  serve(
    app,
    phoneApi.resend,
    ({ body, viewer, request }) => resendCode(request, body.token, viewer?.id ?? null),
    { limit: 'sms' },
  )

  serve(
    app,
    phoneApi.confirm,
    async ({ body, request, reply }) => {
      const opened = await enterByPhone(body, request)
      return opened ? welcome(reply, opened) : { user: null, token: null }
    },
    { limit: 'login' },
  )

  serve(
    app,
    phoneApi.register,
    async ({ body, request, reply }) =>
      welcomeNewcomer(reply, await registerByPhone(body, request)),
    { limit: 'signUp' },
  )
}

function ownNumberRoutes(app: FastifyInstance) {
  serve(app, phoneApi.sendProof, ({ viewer, request }) => sendStepUpCode(viewer, request), {
    limit: 'sms',
  })

  serve(
    app,
    phoneApi.change,
    ({ body, viewer, proof, request }) => requestPhone(viewer, body.phone, { proof, request }),
    { limit: 'sms' },
  )

  serve(
    app,
    phoneApi.confirmChange,
    async ({ body, viewer, request }) => {
      await confirmPhone(viewer, body, placeOf(request))
      return { user: await expectOwnUser(sql, viewer.id) }
    },
    { limit: 'token' },
  )

  serve(
    app,
    phoneApi.remove,
    async ({ viewer, proof, request }) => {
      await removePhone(viewer, proof, placeOf(request))
      return { user: await expectOwnUser(sql, viewer.id) }
    },
    { limit: 'password' },
  )
}
