import type { FastifyRequest } from 'fastify'
import type { Configuration } from 'openid-client'
import { config } from '#lib/config.ts'
import { refuse } from '#lib/errors.ts'
import type { ProviderSettings } from './providers.ts'

const TIMEOUT_SECONDS = 5
/** Providers change their addresses and keys now and then. */
const FRESH_MS = 3_600_000

type Discovered = { configuration: Configuration; until: number }

const discovered = new Map<string, Discovered>()

/** The addresses and keys of a provider, as it publishes them. */
export async function configurationOf(provider: ProviderSettings, request: FastifyRequest) {
  const { issuer, clientId, authenticate } = provider
  const key = `${issuer} ${clientId}`
  const known = discovered.get(key)
  if (known && known.until > Date.now()) return known.configuration
  const { allowInsecureRequests, discovery } = await import('openid-client')
  // Without https only where nobody but the developer is: a provider on the same machine.
  const isOpen = issuer.startsWith('http:') && !config.isProduction
  const configuration = await discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: TIMEOUT_SECONDS,
    ...(isOpen && { execute: [allowInsecureRequests] }),
  }).catch((error: Error) => {
    request.log.warn({ issuer, problem: error.message }, 'A provider of log-ins does not answer')
    throw refuse('accounts.provider_away')
  })
  discovered.set(key, { configuration, until: Date.now() + FRESH_MS })
  return configuration
}
