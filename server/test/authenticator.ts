import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  Assertion,
  CreatedCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@jes/contract/accounts/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The origin of the server under test, as `app.inject` calls it. */
export const ORIGIN = 'http://localhost'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

type Behaviour = {
  origin?: string
  /** Another site than the one that asks. */
  rpId?: string
  /** False: somebody touched it, but it did not check who. */
  isVerified?: boolean
  /** The number that it says, where a copy of it counts for itself. */
  counter?: number
  userHandle?: string
}

/** A device that holds passkeys, in software: what a phone does when its owner lays a finger on it. */
export function makeAuthenticator() {
  const keys = new Map<string, { privateKey: KeyObject; userHandle: string; counter: number }>()

  /** Creates a passkey, and answers as a browser does. */
  function create(options: PasskeyCreation, behaviour: Behaviour = {}): CreatedCredential {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(32)
    const name = id.toString('base64url')
    keys.set(name, { privateKey, userHandle: options.user.id, counter: 0 })
    const { x, y } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
    const authenticatorData = Buffer.concat([
      header({ rpId: options.rp.id, ...behaviour }, HAS_KEY, 0),
      attested,
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authenticatorData)],
    ])
    return {
      id: name,
      rawId: name,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, behaviour),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    }
  }

  /** Signs with the first passkey that it has, or with the one that is asked for. */
  function answer(options: PasskeyRequest, behaviour: Behaviour = {}): Assertion {
    const wanted = options.allowCredentials[0]?.id ?? [...keys.keys()][0]!
    const key = keys.get(wanted)!
    key.counter = behaviour.counter ?? key.counter + 1
    const data = header({ rpId: options.rpId, ...behaviour }, 0, key.counter)
    const client = clientData('webauthn.get', options.challenge, behaviour)
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
    return {
      id: wanted,
      rawId: wanted,
      type: 'public-key',
      response: {
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), key.privateKey).toString(
          'base64url',
        ),
        userHandle: behaviour.userHandle ?? key.userHandle,
      },
    }
  }

  return { create, answer }
}

function header({ rpId = '', isVerified = true }: Behaviour, flags: number, counter: number) {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const seen = USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  const site = createHash('sha256').update(rpId).digest()
  return Buffer.concat([site, Buffer.from([flags | seen]), count])
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Behaviour) {
  const said = { type, challenge, origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(said)).toString('base64url')
}
