import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'

/** With the `__Host-` prefix a browser accepts the cookie only from this host, over https. */
function cookie() {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    name: secure ? '__Host-jes_rt' : 'jes_rt',
    options: { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const,
  }
}

export function readRefreshToken(request: FastifyRequest) {
  return request.cookies[cookie().name]
}

export function setRefreshCookie(reply: FastifyReply, token: string, maxAge: number) {
  const { name, options } = cookie()
  reply.setCookie(name, token, { ...options, maxAge })
  reply.setCookie(MEMBER, '1', { ...memberOptions(), maxAge })
}

/** Refresh tokens of accounts that wait in this browser, each in a cookie with the account's id in its name. */
export function readParkedTokens(request: FastifyRequest) {
  const start = `${cookie().name}_`
  return Object.entries(request.cookies).flatMap(([name, token]) =>
    name.startsWith(start) && token ? [{ userId: name.slice(start.length), token }] : [],
  )
}

export function setParkedCookie(
  reply: FastifyReply,
  { userId, token, maxAge }: { userId: string; token: string; maxAge: number },
) {
  const { name, options } = cookie()
  reply.setCookie(`${name}_${userId}`, token, { ...options, maxAge })
}

export function clearParkedCookie(reply: FastifyReply, userId: string) {
  const { name, options } = cookie()
  reply.clearCookie(`${name}_${userId}`, options)
}

/**
 * Says on every page, also to one opened from another site, that a member uses this browser: no visitor's page is
 * rendered for it. It proves nothing.
 */
const MEMBER = 'jes_member'

function memberOptions() {
  return { ...cookie().options, sameSite: 'lax' } as const
}

export function isMembersBrowser(request: FastifyRequest) {
  return request.cookies[MEMBER] !== undefined || readRefreshToken(request) !== undefined
}

/** The cookie that fetches private pictures: an `<img>` cannot send an Authorization header. */
const MEDIA = 'jes_media'

function mediaOptions() {
  return { ...cookie().options, path: '/media' } as const
}

export function readMediaToken(request: FastifyRequest) {
  return request.cookies[MEDIA]
}

export function setMediaCookie(reply: FastifyReply, token: string, maxAge: number) {
  reply.setCookie(MEDIA, token, { ...mediaOptions(), maxAge })
}

export function clearCookies(reply: FastifyReply) {
  const { name, options } = cookie()
  reply.clearCookie(name, options)
  reply.clearCookie(MEMBER, memberOptions())
  reply.clearCookie(MEDIA, mediaOptions())
}
