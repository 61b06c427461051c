import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'

export const TRUST_DAYS = 30
const TOKEN = /^[\w-]{43}$/

/** With the `__Host-` prefix a browser accepts the cookie only from this host, over https. */
function cookie() {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    name: secure ? '__Host-jes_trusted' : 'jes_trusted',
    options: { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const,
  }
}

/** Null for a browser that was never remembered. */
export function readTrustHash(request: FastifyRequest) {
  const token = readToken(request)
  return token ? hashToken(token) : null
}

/** The token of this browser, or a new one. */
export function trustTokenOf(request: FastifyRequest) {
  return readToken(request) ?? randomToken()
}

export function setTrustCookie(reply: FastifyReply, token: string) {
  const { name, options } = cookie()
  reply.setCookie(name, token, { ...options, maxAge: TRUST_DAYS * 24 * 3_600 })
}

function readToken(request: FastifyRequest) {
  const token = request.cookies[cookie().name]
  return token && TOKEN.test(token) ? token : null
}
