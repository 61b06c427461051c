import { twoFactorApi } from '@jes/contract/accounts/twoFactor'
import { TOTP } from 'otpauth'
import { PASSWORD, type Person } from './world.ts'

const PERIOD_MS = 30_000

/** Switches two-step log-in on as its owner does. */
export async function switchOn(who: Pick<Person, 'call'>) {
  const { secret } = await who.call(twoFactorApi.setUp, { body: { password: PASSWORD } })
  const body = { password: PASSWORD, code: codeOf(secret) }
  const { recoveryCodes } = await who.call(twoFactorApi.enable, { body })
  return { secret, code: body.code, recoveryCodes }
}

/** The code of the present step, or of a later one: clocks may be a step off. */
export function codeOf(secret: string, later = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS })
}

export function wrongCode(secret: string) {
  const near = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )!
}
