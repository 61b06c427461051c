import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment } from '@jes/contract/lib/text'
import * as z from 'zod/mini'
import { SignedIn, Username } from './auth.ts'
import { newcomerFields } from './newcomer.ts'
import { Code, ProviderName, Remember, StepUp } from './stepUp.ts'

export const LoginProvider = z.object({ provider: ProviderName, name: z.string() })
export type LoginProvider = z.infer<typeof LoginProvider>

/** An account at a provider that opens mine. */
export const Identity = z.object({
  _id: Id,
  provider: ProviderName,
  email: z.nullable(z.string()),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type Identity = z.infer<typeof Identity>

/** What may follow when somebody comes back from a provider. */
export const Arrival = z.object({
  provider: LoginProvider,
  email: z.nullable(z.string()),
  /** It opens an account; a new account can be made; or, after a log-in, it can be connected to one. */
  step: z.enum(['login', 'register', 'link']),
})
export type Arrival = z.infer<typeof Arrival>

/** The part after the question mark with which the provider sent the browser back. */
const Answer = z
  .string(because('accounts.provider_answer'))
  .check(z.regex(/^[\x21-\x7e]{1,4000}$/, because('accounts.provider_answer')))

export const ProviderLogin = z.object({ code: z.optional(Code), remember: Remember })
export type ProviderLogin = z.infer<typeof ProviderLogin>
export const ProviderAccount = z.object({ username: Username, ...newcomerFields })
export type ProviderAccount = z.infer<typeof ProviderAccount>

const OneProvider = z.object({ provider: ProviderName })

export const oidcApi = {
  providers: endpoint({
    method: 'GET',
    path: '/api/auth/providers',
    summary: 'Who can vouch for somebody here; none unless the operator has set one',
    access: 'public',
    response: z.object({ providers: z.array(LoginProvider) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/auth/providers/:provider/start',
    inMaintenance: true,
    summary: 'Where to send the browser; its answer is taken once, from this browser',
    access: 'public',
    params: OneProvider,
    response: z.object({ url: z.string() }),
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/api/auth/providers/:provider/arrive',
    inMaintenance: true,
    refuses: [401],
    summary: 'Back from the provider: what may follow, for a quarter of an hour in this browser',
    access: 'public',
    params: OneProvider,
    body: z.object({ answer: Answer }),
    response: Arrival,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/providers/login',
    inMaintenance: true,
    refuses: [401],
    summary:
      'Sign in as the member whom the provider has vouched for; a code where the second step is on',
    access: 'public',
    body: ProviderLogin,
    response: SignedIn,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/providers/register',
    refuses: [401],
    summary: 'Make an account without a password, with the verified address of the provider',
    access: 'public',
    body: ProviderAccount,
    response: SignedIn,
    status: 201,
  }),
  identities: endpoint({
    method: 'GET',
    path: '/api/auth/identities',
    summary: 'The accounts at providers that open mine',
    response: z.object({ identities: z.array(Identity) }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/auth/identities',
    summary: 'Connect the account at the provider that this browser came back from',
    stepUp: 'password',
    body: StepUp,
    response: z.object({ identity: Identity }),
    status: 201,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/auth/identities/:id/remove',
    summary: 'Disconnect one; the last way in stays',
    stepUp: 'password',
    params: z.object({ id: Id }),
    body: StepUp,
  }),
}
