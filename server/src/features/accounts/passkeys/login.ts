import type { Assertion } from '@jes/contract/accounts/passkeys'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findById, refuseSuspended } from '#features/accounts/auth/account.ts'
import { giveBrowserHash, readBrowserHash } from '#features/accounts/auth/browserToken.ts'
import { enter } from '#features/accounts/auth/enter.ts'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { dropRecovery } from '#features/accounts/twoFactor/codes.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import { checkAssertion } from './assertions.ts'
import { addChallenge, takeChallenge } from './challenges.ts'
import { relyingPartyOf } from './relyingParty.ts'
import { requestBy } from './request.ts'

/** Names no passkey, so that it tells nobody who has one: the device offers those that it has for this site. */
export async function startLogin(request: FastifyRequest, reply: FastifyReply) {
  const browserHash = giveBrowserHash(request, reply)
  const challenge = await addChallenge(sql, { purpose: 'login', browserHash })
  return requestBy(request, challenge, [])
}

/** One refusal for every reason; what a wrong signature was tried on is in the log of its owner. */
export async function logInByPasskey(assertion: Assertion, request: FastifyRequest) {
  const place = placeOf(request)
  const browserHash = readBrowserHash(request)
  const clientData = assertion.response.clientDataJSON
  const taken =
    browserHash && (await takeChallenge(sql, clientData, { purpose: 'login', browserHash }))
  if (!taken) throw wrong()

  const party = relyingPartyOf(request)
  const opened = await sql.begin(async (sql) => {
    const checked = await checkAssertion(sql, { assertion, challenge: taken.challenge, party })
    if (checked && !checked.isRight) await logEvent(sql, checked.userId, 'failed', place)
    if (!checked?.isRight) return null
    const account = await findById(sql, checked.userId, place)
    if (!account) return null
    await refuseSuspended(sql, account)
    await dropRecovery(sql, account.id)
    return enter(sql, account, place, 'passkeyLogin')
  })
  if (!opened) throw wrong()
  return opened
}

function wrong() {
  return refuse('accounts.passkey_wrong')
}
