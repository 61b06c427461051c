import type { FastifyRequest } from 'fastify'
import { originOf } from '#lib/origin.ts'

/** A passkey belongs to one site: its name and origin, as the authenticator signs them. */
export type RelyingParty = { id: string; name: string; origin: string }

/** In production the configured address, whatever host a request names. */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { hostname, origin } = new URL(originOf(request))
  return { id: hostname, name: 'Jes', origin }
}
