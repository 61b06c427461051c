import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The address itself, an IPv4 one never as IPv6: a list of networks must recognise it. */
export function plainAddressOf({ ip }: FastifyRequest) {
  return normalizeIP(ip, 128)
}

/** A home has a whole /64 of IPv6 addresses, so they count as one. */
export function addressOf({ ip }: FastifyRequest) {
  return normalizeIP(ip, 64)
}

/** The /24 of an address, or the /48 of IPv6, which is what one customer gets. */
export function networkOf({ ip }: FastifyRequest) {
  return normalizeIP(ip, 48).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0')
}

/** Clients without a device share one with all others of their address. */
export function deviceOf(request: FastifyRequest) {
  return request.device ? `device ${request.device}` : addressOf(request)
}
