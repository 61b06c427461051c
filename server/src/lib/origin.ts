import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { config } from './config.ts'

/** True unless a page of another site sent this; a browser says so, other clients need not. */
export function isFromOwnPages({ origin, host }: IncomingHttpHeaders) {
  if (origin === undefined) return true
  if (config.PUBLIC_URL) return origin === new URL(config.PUBLIC_URL).origin
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The origin of this Jes, for URLs that are read elsewhere. */
export function originOf({ protocol, host }: FastifyRequest) {
  return config.PUBLIC_URL ?? `${protocol}://${host}`
}
