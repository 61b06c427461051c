import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import { config } from './config.ts'

let proxies = config.TRUSTED_PROXIES
let isAmongThem = proxyAddress.compile(proxies)

function isTrusted(address: string, hops: number) {
  if (proxies !== config.TRUSTED_PROXIES) {
    proxies = config.TRUSTED_PROXIES
    isAmongThem = proxyAddress.compile(proxies)
  }
  return isAmongThem(address, hops)
}

/** The client's address, as the framework computes it; empty for a client that has disconnected. */
export function clientAddress(request: IncomingMessage) {
  const address: string | undefined = proxyAddress(request, isTrusted)
  return address ?? ''
}

/** The same for counting: a home has a whole /64 of IPv6 addresses, so they count as one. */
export function addressOf(request: IncomingMessage) {
  return normalizeIP(clientAddress(request), 64)
}

/** Whether the other end of the connection is one of TRUSTED_PROXIES, whose headers count. */
export function isTrustedProxy({ socket }: Pick<IncomingMessage, 'socket'>) {
  return socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress, 0)
}
