import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import type { FastifyInstance } from 'fastify'
import { said } from '#features/accounts/auth/said.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { serve } from '#lib/serve.ts'
import { dropRecovery } from './codes.ts'
import { findRecovery, finishRecovery, requestRecovery, stopRecovery } from './recovery.ts'
import { disableTwoStep, enableTwoStep, renewRecoveryCodes, setUpTwoStep } from './switch.ts'
import { forgetDevice, listTrusted } from './trustedDevices.ts'

export async function twoFactorRoutes(app: FastifyInstance) {
  serve(app, twoFactorApi.setUp, ({ viewer, proof }) => setUpTwoStep(viewer, proof), {
    limit: 'password',
  })

  serve(
    app,
    twoFactorApi.enable,
    async ({ body, viewer, proof, request }) => ({
      recoveryCodes: await enableTwoStep(viewer, body.code, { proof, place: placeOf(request) }),
    }),
    { limit: 'password' },
  )

  serve(
    app,
    twoFactorApi.disable,
    async ({ viewer, proof, request }) => {
      await disableTwoStep(viewer, { proof, place: placeOf(request) })
      return said(request, 'twoStepOff')
    },
    { limit: 'password' },
  )

  serve(
    app,
    twoFactorApi.renewCodes,
    async ({ viewer, proof, request }) => ({
      recoveryCodes: await renewRecoveryCodes(viewer, { proof, place: placeOf(request) }),
    }),
    { limit: 'password' },
  )

  deviceRoutes(app)
  recoveryRoutes(app)
}

function deviceRoutes(app: FastifyInstance) {
  serve(app, twoFactorApi.trustedDevices, async ({ viewer, request }) => ({
    devices: await listTrusted(sql, viewer, request),
  }))

  serve(app, twoFactorApi.forgetDevice, ({ params, viewer }) =>
    forgetDevice(sql, viewer, params.id),
  )
}

function recoveryRoutes(app: FastifyInstance) {
  serve(app, twoFactorApi.recovery, ({ viewer }) => findRecovery(sql, viewer.id))

  serve(app, twoFactorApi.cancelRecovery, async ({ viewer, request }) => {
    await dropRecovery(sql, viewer.id)
    return said(request, 'twoStepStays')
  })

  serve(
    app,
    twoFactorApi.askRecovery,
    async ({ body, request }) => {
      await requestRecovery(body, request)
      return said(request, 'recoveryBegun')
    },
    { limit: 'login' },
  )

  serve(
    app,
    twoFactorApi.stopRecovery,
    async ({ body, request }) => {
      await stopRecovery(body.token)
      return said(request, 'twoStepStays')
    },
    { limit: 'token' },
  )

  serve(
    app,
    twoFactorApi.finishRecovery,
    async ({ body, request }) => {
      await finishRecovery(body.token, placeOf(request))
      return said(request, 'twoStepOff')
    },
    { limit: 'token' },
  )
}
