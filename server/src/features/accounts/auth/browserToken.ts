import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'

const MAX_AGE_SECONDS = 3_600
const TOKEN = /^[\w-]{43}$/

/** With the `__Host-` prefix a browser accepts the cookie only from this host, over https. */
function cookie() {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    name: secure ? '__Host-jes_login' : 'jes_login',
    options: { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const,
  }
}

/** By this hash a log-in of several steps is finished only in the browser that began it; null for any other. */
export function readBrowserHash(request: FastifyRequest) {
  const token = request.cookies[cookie().name]
  return token && TOKEN.test(token) ? hashToken(token) : null
}

/** The same with a cookie for a browser that has none. Two tabs of one browser share it. */
export function giveBrowserHash(request: FastifyRequest, reply: FastifyReply) {
  const { name, options } = cookie()
  const known = request.cookies[name]
  const token = known && TOKEN.test(known) ? known : randomToken()
  reply.setCookie(name, token, { ...options, maxAge: MAX_AGE_SECONDS })
  return hashToken(token)
}
