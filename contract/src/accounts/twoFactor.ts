import { endpoint } from '@jes/contract/lib/endpoint'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { Credentials } from './auth.ts'
import { Code, StepUp, stepUpFields, Token } from './stepUp.ts'

/** How long two-step log-in stays on during a recovery: time for the owner to stop it. */
export const RECOVERY_HOURS = 72

/** The proof again, and a code that proves that the app has the secret. */
export const TwoFactorStart = z.object({ ...stepUpFields, code: Code })
export type TwoFactorStart = z.infer<typeof TwoFactorStart>

/** For members who have lost both the app and the recovery codes. */
export const RecoveryWish = z.pick(Credentials, { login: true, password: true })
export type RecoveryWish = z.infer<typeof RecoveryWish>

/** A browser that two-step log-in asks for no code. */
export const TrustedDevice = z.object({
  _id: Id,
  device: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  isCurrent: z.boolean(),
})
export type TrustedDevice = z.infer<typeof TrustedDevice>

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const Said = z.object({ message: z.string() })

export const twoFactorApi = {
  setUp: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/setup',
    summary: 'A new secret for my authenticator app',
    stepUp: 'password',
    body: StepUp,
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/enable',
    summary: 'Switch the second step on, by my password and a right code of the new app',
    stepUp: 'password',
    body: TwoFactorStart,
    response: RecoveryCodes,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/disable',
    summary: 'Switch the second step off, by my password and a right code',
    stepUp: 'password',
    body: StepUp,
    response: Said,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/recovery-codes',
    summary: 'Ten new recovery codes; the old ones work no longer',
    stepUp: 'password',
    body: StepUp,
    response: RecoveryCodes,
  }),
  trustedDevices: endpoint({
    method: 'GET',
    path: '/api/auth/2fa/devices',
    summary: 'The devices where I am asked for no code, the latest first',
    response: z.object({ devices: z.array(TrustedDevice) }),
  }),
  forgetDevice: endpoint({
    method: 'DELETE',
    path: '/api/auth/2fa/devices/:id',
    summary: 'Ask for a code on this device again',
    params: z.object({ id: Id }),
  }),
  recovery: endpoint({
    method: 'GET',
    path: '/api/auth/2fa/recovery',
    summary: 'Whether somebody asked to switch my second step off, and when that can be done',
    response: z.object({ readyAt: z.nullable(Moment) }),
  }),
  cancelRecovery: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/recovery/cancel',
    summary: 'It was not me: the second step stays on, from any device where I am signed in',
    response: Said,
  }),
  askRecovery: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/recovery',
    refuses: [401],
    summary:
      'I have neither app nor recovery codes: a mail now, and after 72 hours one with a link that switches the second step off',
    access: 'public',
    body: RecoveryWish,
    response: Said,
  }),
  stopRecovery: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/recovery/stop',
    summary: 'It was not me: the second step stays on, by the link in the first mail',
    access: 'public',
    body: z.object({ token: Token }),
    response: Said,
  }),
  finishRecovery: endpoint({
    method: 'POST',
    path: '/api/auth/2fa/recovery/finish',
    summary: 'Switch the second step off, by the link in the mail that comes after 72 hours',
    access: 'public',
    body: z.object({ token: Token }),
    response: Said,
  }),
}
