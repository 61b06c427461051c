import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { SignedIn } from './auth.ts'
import { StepUp } from './stepUp.ts'

export const PASSKEY_NAME_MAX_LENGTH = 60
export const PASSKEYS_MAX = 20

export const PasskeyName = text({
  min: 1,
  max: PASSKEY_NAME_MAX_LENGTH,
  why: 'accounts.passkey_name',
})

/** The binary fields of WebAuthn travel as base64url; none that a browser sends is longer. */
const binary = (max: number) =>
  z
    .string(because('accounts.passkey_unreadable'))
    .check(
      z.maxLength(max, because('accounts.passkey_unreadable')),
      z.regex(/^[A-Za-z0-9_-]+$/, because('accounts.passkey_unreadable')),
    )

const CredentialId = binary(1_400)
const CredentialType = z.literal('public-key', because('accounts.passkey_unreadable'))

export const Transport = z.enum(
  ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'],
  because('accounts.passkey_unreadable'),
)
export type Transport = z.infer<typeof Transport>

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(Transport)),
})

/** What `navigator.credentials.create` is asked for. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What `navigator.credentials.get` is asked for. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new key pair, as the browser answers it. */
export const CreatedCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: binary(10_000),
    attestationObject: binary(20_000),
    transports: z.optional(
      z
        .array(
          z
            .string(because('accounts.passkey_unreadable'))
            .check(z.regex(/^[a-z-]{1,40}$/, because('accounts.passkey_unreadable'))),
        )
        .check(z.maxLength(10, because('accounts.passkey_unreadable'))),
    ),
  }),
})
export type CreatedCredential = z.infer<typeof CreatedCredential>

/** A signature by a passkey, as the browser answers it. */
export const Assertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: CredentialType,
  response: z.object({
    clientDataJSON: binary(10_000),
    authenticatorData: binary(10_000),
    signature: binary(10_000),
    userHandle: z.optional(z.nullable(binary(100))),
  }),
})
export type Assertion = z.infer<typeof Assertion>

export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  /** It is copied to the member's other devices by whoever keeps it, such as iCloud or Google. */
  isSynced: z.boolean(),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type Passkey = z.infer<typeof Passkey>

const One = z.object({ id: Id })

export const passkeyApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: 'My passkeys, the oldest first',
    response: z.object({ passkeys: z.array(Passkey) }),
  }),
  startCreation: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/creation',
    summary:
      'What my device needs to create a passkey; works once, for five minutes, in this session',
    stepUp: 'password',
    body: StepUp,
    response: z.object({ options: PasskeyCreation }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Store the passkey that my device has created',
    body: z.object({ name: z.optional(PasskeyName), credential: CreatedCredential }),
    response: z.object({ passkey: Passkey }),
    status: 201,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    summary: 'Give a passkey another name',
    params: One,
    body: z.object({ name: PasskeyName }),
    response: z.object({ passkey: Passkey }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/:id/remove',
    summary: 'Remove a passkey; the last way in stays',
    stepUp: 'password',
    params: One,
    body: StepUp,
  }),
  startLogin: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/login/start',
    inMaintenance: true,
    summary: 'What a device needs to log in by passkey; works once, in this browser',
    access: 'public',
    response: z.object({ options: PasskeyRequest }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/login',
    inMaintenance: true,
    refuses: [401],
    summary: 'Sign in by a passkey: it is both steps at once',
    access: 'public',
    body: z.object({ assertion: Assertion }),
    response: SignedIn,
  }),
  startProof: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/proof/start',
    summary: 'What my device needs to prove by passkey that it is me',
    response: z.object({ options: PasskeyRequest }),
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/proof',
    summary: 'A token that stands for password and code once, for five minutes, in this session',
    body: z.object({ assertion: Assertion }),
    response: z.object({ passkey: z.string() }),
  }),
}
