import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

/** Who is signed in at the provider. */
export type Vouchee = { sub: string; email?: string; isVerified?: boolean }

const SECRET = 'a-secret-that-both-know-and-nobody-else'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** The settings of Jes for the provider below, once as any provider and once as Apple. */
export function settingsFor(issuer: string) {
  return {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'jes',
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_NAME: 'Chautari',
    APPLE_ISSUER: issuer,
    APPLE_CLIENT_ID: 'np.example.jes',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A real provider of OpenID Connect that lets in whoever it is told to, without a question. */
export async function startProvider(jes: string, port = 0) {
  const who: { now: Vouchee } = { now: { sub: 'nobody' } }
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = makeProvider(issuer, jes, who)
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      return provider.interactionFinished(request, response, { login: { accountId: who.now.sub } })
    if (request.url === '/token') await checkApple(request)
    return answer(request, response)
  })
  return {
    issuer,
    signIn(vouchee: Vouchee) {
      who.now = vouchee
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function makeProvider(issuer: string, jes: string, who: { now: Vouchee }) {
  const client = (client_id: string, page: string) => ({
    client_id,
    client_secret: SECRET,
    redirect_uris: [`${jes}/login/${page}`],
    token_endpoint_auth_method: 'client_secret_post' as const,
  })
  return new Provider(issuer, {
    clients: [client('jes', 'oidc'), client('np.example.jes', 'apple')],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: who.now.email, email_verified: who.now.isVerified ?? true }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
}

/** Apple takes a token signed with the key of the client for its secret; this provider knows only the secret. */
async function checkApple(request: IncomingMessage & { body?: unknown }) {
  const body = Object.fromEntries(new URLSearchParams(await text(request)))
  request.body = body
  if (body.client_id !== 'np.example.jes') return
  const [header = '', claims = '', signature = ''] = body.client_secret?.split('.') ?? []
  const key = {
    key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    dsaEncoding: 'ieee-p1363' as const,
  }
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, decode(signature))
  const said = JSON.parse(decode(claims).toString())
  const isOurs = said.iss === 'TEAM123456' && said.sub === 'np.example.jes'
  const isFresh = said.exp > Date.now() / 1_000
  body.client_secret = isSigned && isOurs && isFresh ? SECRET : 'wrong'
}

function decode(part: string) {
  return Buffer.from(part, 'base64url')
}

type Step = { location: string | null; html: string }

/** Follows a browser through the provider, until it is sent back to Jes. */
export async function goThrough(url: string, jes: string): Promise<Step> {
  const jar = new Map<string, string>()
  let at = url
  for (;;) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name!, value!)
    }
    const location = reply.headers.get('location')
    if (!location) return { location: null, html: await reply.text() }
    at = new URL(location, at).href
    if (at.startsWith(jes)) return { location: at, html: '' }
  }
}
