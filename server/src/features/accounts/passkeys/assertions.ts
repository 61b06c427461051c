import { timingSafeEqual } from 'node:crypto'
import type { Assertion } from '@jes/contract/accounts/passkeys'
import type { Sql } from '#lib/db.ts'
import { bytesOf } from './binary.ts'
import type { RelyingParty } from './relyingParty.ts'

type Stored = {
  id: string
  userId: string
  credentialId: Buffer
  publicKey: Buffer
  userHandle: Buffer
  counter: number
}

type Signed = { assertion: Assertion; challenge: string; party: RelyingParty }

/** The passkey that signed, and whether its signature is right: then its counter is stored. Null for an unknown one. */
export async function checkAssertion(sql: Sql, { assertion, challenge, party }: Signed) {
  const [passkey] = await sql<Stored[]>`
    select id, user_id, credential_id, public_key, user_handle, counter::float8 as counter from passkeys
    where credential_id = ${bytesOf(assertion.id)}
    for update`
  if (!passkey) return null
  const verified = isOfMember(assertion, passkey)
    ? await verify(assertion, passkey, { challenge, party })
    : null
  if (verified)
    await sql`
      update passkeys set last_used_at = now(), counter = ${verified.newCounter},
        is_synced = ${verified.credentialBackedUp}
      where id = ${passkey.id}`
  return { userId: passkey.userId, isRight: verified !== null }
}

/** Authenticators say for whom they keep the key; old ones may leave it out. */
function isOfMember({ response: { userHandle } }: Assertion, passkey: Stored) {
  if (!userHandle) return true
  const said = bytesOf(userHandle)
  return said.length === passkey.userHandle.length && timingSafeEqual(said, passkey.userHandle)
}

/** The authenticator has to have checked who holds it, so a passkey is two factors. */
async function verify(
  assertion: Assertion,
  { credentialId, publicKey, counter }: Stored,
  { challenge, party }: Pick<Signed, 'challenge' | 'party'>,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...response } = assertion.response
  const verified = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: credentialId.toString('base64url'),
      publicKey: new Uint8Array(publicKey),
      counter,
    },
    requireUserVerification: true,
    // It throws for every reason why a signature is not taken, a counter that went back among them.
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo : null
}
