import type { ProviderName } from '@jes/contract/accounts/stepUp'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveBrowserHash } from '#features/accounts/auth/browserToken.ts'
import { sql } from '#lib/db.ts'
import { originOf } from '#lib/origin.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { configurationOf } from './client.ts'
import { expectProvider } from './providers.ts'

const MINUTES = 15

/** The page that the provider sends the browser back to. */
export function returnUrl(request: FastifyRequest, provider: ProviderName) {
  return `${new URL(originOf(request)).origin}/login/${provider}`
}

/** Where the browser goes: with a state and a nonce that only it can answer, and PKCE. */
export async function startAt(name: ProviderName, request: FastifyRequest, reply: FastifyReply) {
  const provider = expectProvider(name)
  const configuration = await configurationOf(provider, request)
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const [state, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken()]
  await sql`
    insert into oidc_requests (state_hash, browser_hash, provider, nonce, code_verifier, expires_at)
    values (${hashToken(state)}, ${giveBrowserHash(request, reply)}, ${name}, ${nonce}, ${codeVerifier},
      now() + make_interval(mins => ${MINUTES}))`
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: returnUrl(request, name),
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    // A member proves who they are: not by a session there that anybody at this device has.
    ...(request.viewer && { prompt: name === 'google' ? 'select_account' : 'login' }),
    ...(provider.responseMode && { response_mode: provider.responseMode }),
  })
  return url.href
}
