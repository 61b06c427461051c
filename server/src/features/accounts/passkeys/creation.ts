import { randomBytes } from 'node:crypto'
import {
  type CreatedCredential,
  PASSKEYS_MAX,
  type Passkey,
  Transport,
} from '@jes/contract/accounts/passkeys'
import { because } from '@jes/contract/lib/refusals/because'
import type { FastifyRequest } from 'fastify'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { findAddressee } from '#features/accounts/twoFactor/queries.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { bytesOf } from './binary.ts'
import { addChallenge, takeChallenge } from './challenges.ts'
import { passkeyAddedLetter } from './letters.ts'
import { findUserHandle, listDescriptors, passkeyColumns } from './queries.ts'
import { relyingPartyOf } from './relyingParty.ts'

const TIMEOUT_MS = 300_000
const HANDLE_BYTES = 32
/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** The proof is spent here: what the device then creates may be stored by this session alone. */
export async function startCreation(viewer: Viewer, proof: Proof, request: FastifyRequest) {
  const { id, name } = relyingPartyOf(request)
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    await expectRoom(sql, viewer.id)
    const userHandle = (await findUserHandle(sql, viewer.id)) ?? randomBytes(HANDLE_BYTES)
    const { sessionId, username } = viewer
    const challenge = await addChallenge(sql, { purpose: 'create', sessionId, userHandle })
    return {
      rp: { id, name },
      user: { id: userHandle.toString('base64url'), name: username, displayName: username },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: TIMEOUT_MS,
      excludeCredentials: await listDescriptors(sql, viewer.id),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
  })
}

type NewPasskey = { name?: string | undefined; credential: CreatedCredential }

export async function createPasskey(viewer: Viewer, given: NewPasskey, request: FastifyRequest) {
  const { credential } = given
  const asker = { purpose: 'create', sessionId: viewer.sessionId } as const
  const taken = await takeChallenge(sql, credential.response.clientDataJSON, asker)
  const key = taken && (await readKey(credential, taken.challenge, request))
  if (!taken?.userHandle || !key) throw refuse('accounts.passkey_not_created')

  const { userHandle } = taken
  const place = placeOf(request)
  const name = given.name ?? place.device
  return sql.begin(async (sql) => {
    await sql`select from users where id = ${viewer.id} for no key update`
    await expectRoom(sql, viewer.id)
    const [passkey] = await sql<Passkey[]>`
      insert into passkeys ${sql({ userId: viewer.id, userHandle, name, ...key })}
      on conflict (credential_id) do nothing
      returning ${passkeyColumns(sql)}`
    if (!passkey) throw refuse('accounts.passkey_known')
    await logEvent(sql, viewer.id, 'passkeyAdded', place)
    await sendLetter(sql, passkeyAddedLetter(await findAddressee(sql, viewer.id), name))
    await noticeByPhone(sql, viewer.id, 'passkeyAdded')
    await notifySecurity(sql, viewer.id, { event: 'passkeyAdded' })
    return passkey
  })
}

/** The public key that was created, if all that the authenticator signed is right. */
async function readKey(given: CreatedCredential, challenge: string, request: FastifyRequest) {
  const { id, origin } = relyingPartyOf(request)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const transports = given.response.transports?.filter(isTransport) ?? []
  const response = { ...given.response, transports }
  const verified = await verifyRegistrationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws for every reason why a key is not taken, and for bytes that cannot be read.
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: bytesOf(credential.id),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isSynced: credentialBackedUp,
    transports,
  }
}

function isTransport(word: string): word is Transport {
  return Transport.options.includes(word as Transport)
}

async function expectRoom(sql: Sql, userId: string) {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from passkeys where user_id = ${userId}`
  if (count >= PASSKEYS_MAX) throw refuse(because('accounts.passkeys_most', { max: PASSKEYS_MAX }))
}
