import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import { config } from './config.ts'

const isTrusted = proxyAddress.compile(config.TRUSTED_PROXIES)

/** From where a request comes, as the framework finds it. A home has a whole /64 of IPv6 addresses: that is one. */
export function addressOf(request: IncomingMessage) {
  // Who has hung up meanwhile has none.
  const address: string | undefined = proxyAddress(request, isTrusted)
  return normalizeIP(address ?? '', 64)
}
