import type { Arrival } from '@jes/contract/accounts/oidc'
import type { ProviderName } from '@jes/contract/accounts/stepUp'
import type { FastifyRequest } from 'fastify'
import { readBrowserHash } from '#features/accounts/auth/browserToken.ts'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { hashToken } from '#lib/tokens.ts'
import { configurationOf } from './client.ts'
import { expectProvider, type ProviderSettings } from './providers.ts'
import { returnUrl } from './start.ts'

const MINUTES = 15

/** Whom the provider has vouched for; the address is one that it has verified, or null. */
export type Vouched = {
  provider: ProviderName
  issuer: string
  subject: string
  email: string | null
}

type Waiting = { nonce: string; codeVerifier: string }

/** Takes the answer of a provider, and says what may follow. Nothing of an account has changed yet. */
export async function arrive(
  name: ProviderName,
  answer: string,
  request: FastifyRequest,
): Promise<Arrival> {
  const provider = expectProvider(name)
  const browserHash = readBrowserHash(request)
  const url = new URL(`${returnUrl(request, name)}?${answer}`)
  const state = url.searchParams.get('state')
  const waiting = browserHash && state ? await takeRequest(sql, { name, browserHash, state }) : null
  if (!browserHash || !state || !waiting) throw refuse('accounts.provider_stale')
  if (url.searchParams.has('error')) throw refuse('accounts.provider_refused')

  const vouched = await readAnswer(provider, { ...waiting, url, state }, request)
  await keepVouched(sql, browserHash, vouched)
  const step = await nextStep(sql, vouched)
  return { provider: { provider: name, name: provider.name }, email: vouched.email, step }
}

type Answered = { name: ProviderName; browserHash: Buffer; state: string }

/** Each state is answered once, and only by the browser that it was given to. */
async function takeRequest(sql: Sql, { name, browserHash, state }: Answered) {
  const [waiting] = await sql<Waiting[]>`
    delete from oidc_requests
    where state_hash = ${hashToken(state)} and browser_hash = ${browserHash} and provider = ${name}
      and expires_at > now()
    returning nonce, code_verifier`
  return waiting ?? null
}

async function readAnswer(
  provider: ProviderSettings,
  { url, state, nonce, codeVerifier }: Waiting & { url: URL; state: string },
  request: FastifyRequest,
): Promise<Vouched> {
  const configuration = await configurationOf(provider, request)
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  try {
    const tokens = await authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    const said = claims.email
      ? claims
      : await fetchUserInfo(configuration, tokens.access_token, claims.sub)
    return {
      provider: provider.provider,
      issuer: claims.iss,
      subject: claims.sub,
      email: verifiedEmail(said),
    }
  } catch (error) {
    // Without the answer itself, which holds a code.
    const { message: problem } = error as Error
    request.log.warn({ issuer: provider.issuer, problem }, 'A log-in by a provider failed')
    throw refuse('accounts.provider_failed')
  }
}

/** Apple says it as a text. */
function verifiedEmail({ email, email_verified: isVerified }: Record<string, unknown>) {
  if (typeof email !== 'string' || email.length > 254) return null
  return isVerified === true || isVerified === 'true' ? email.toLowerCase() : null
}

/** An account with the same address is never entered for that: its owner logs in first, and then connects it. */
async function nextStep(sql: Sql, { issuer, subject, email }: Vouched): Promise<Arrival['step']> {
  const [found] = await sql<[{ isLinked: boolean; isKnown: boolean }]>`
    select exists (select from identities where issuer = ${issuer} and subject = ${subject}) as is_linked,
      exists (select from users where email = ${email}) as is_known`
  if (found.isLinked) return 'login'
  return email && !found.isKnown ? 'register' : 'link'
}

async function keepVouched(sql: Sql, browserHash: Buffer, vouched: Vouched) {
  const { provider, issuer, subject, email } = vouched
  await sql`
    insert into oidc_arrivals (browser_hash, provider, issuer, subject, email, expires_at)
    values (${browserHash}, ${provider}, ${issuer}, ${subject}, ${email},
      now() + make_interval(mins => ${MINUTES}))
    on conflict (browser_hash) do update set
      provider = excluded.provider, issuer = excluded.issuer, subject = excluded.subject,
      email = excluded.email, expires_at = excluded.expires_at`
}

/** Whom this browser came back as, a moment ago. */
export async function findVouched(sql: Sql, request: FastifyRequest) {
  const browserHash = readBrowserHash(request)
  if (!browserHash) return null
  const [vouched] = await sql<Vouched[]>`
    select provider, issuer, subject, email from oidc_arrivals
    where browser_hash = ${browserHash} and expires_at > now()`
  return vouched ?? null
}

export async function expectVouched(sql: Sql, request: FastifyRequest) {
  const vouched = await findVouched(sql, request)
  if (!vouched) throw refuse('accounts.provider_stale')
  return vouched
}

/** The same, used up: in the transaction of what it allows. */
export async function spendVouched(
  sql: Sql,
  request: FastifyRequest,
  { issuer, subject }: Vouched,
) {
  const { count } = await sql`
    delete from oidc_arrivals
    where browser_hash = ${readBrowserHash(request)} and issuer = ${issuer} and subject = ${subject}`
  if (count === 0) throw refuse('accounts.provider_stale')
}
