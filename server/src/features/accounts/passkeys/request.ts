import type { PasskeyRequest } from '@jes/contract/accounts/passkeys'
import type { FastifyRequest } from 'fastify'
import { relyingPartyOf } from './relyingParty.ts'

const TIMEOUT_MS = 300_000

/** What the browser asks the authenticator to sign, by one of these passkeys or, if none is named, by any. */
export function requestBy(
  request: FastifyRequest,
  challenge: string,
  allowCredentials: PasskeyRequest['allowCredentials'],
): PasskeyRequest {
  return {
    rpId: relyingPartyOf(request).id,
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials,
    userVerification: 'required',
  }
}
