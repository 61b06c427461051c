import type { LoginProvider } from '@jes/contract/accounts/oidc'
import type { ProviderName } from '@jes/contract/accounts/stepUp'
import type { ClientAuth } from 'openid-client'
import { type Config, config } from '#lib/config.ts'
import { notFound } from '#lib/errors.ts'
import { makeAppleSecret } from './appleSecret.ts'

const GOOGLE = 'https://accounts.google.com'
const APPLE = 'https://appleid.apple.com'

/** What Jes has to know to send somebody to a provider. */
export type ProviderSettings = LoginProvider & {
  issuer: string
  clientId: string
  /** How Jes shows the provider who it is. */
  authenticate: ClientAuth
  /** Apple posts its answer when it is asked for an address. */
  responseMode?: 'form_post'
}

/** The providers that the operator has set, in the order of their buttons. */
export function providersOf(settings: Config): ProviderSettings[] {
  return [googleOf(settings), appleOf(settings), otherOf(settings)].filter((one) => one !== null)
}

export function listProviders(): LoginProvider[] {
  return providersOf(config).map(({ provider, name }) => ({ provider, name }))
}

export function expectProvider(name: ProviderName) {
  const found = providersOf(config).find(({ provider }) => provider === name)
  if (!found) throw notFound()
  return found
}

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret }: Config) {
  if (!clientId || !secret) return null
  const authenticate = bySecret(() => secret)
  return { provider: 'google' as const, name: 'Google', issuer: GOOGLE, clientId, authenticate }
}

function appleOf(settings: Config) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId } = settings
  const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER } = settings
  if (!clientId || !teamId || !keyId || !privateKey) return null
  const issuer = APPLE_ISSUER ?? APPLE
  return {
    provider: 'apple' as const,
    name: 'Apple',
    issuer,
    clientId,
    authenticate: bySecret(() => makeAppleSecret({ clientId, teamId, keyId, privateKey, issuer })),
    responseMode: 'form_post' as const,
  }
}

function otherOf(settings: Config) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings
  if (!issuer || !clientId || !secret) return null
  const authenticate = bySecret(() => secret)
  return { provider: 'oidc' as const, name: settings.OIDC_NAME, issuer, clientId, authenticate }
}

/** In the body, where every provider takes it. */
function bySecret(secret: () => string): ClientAuth {
  return (_server, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', secret())
  }
}
