import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isTrustedProxy } from '#lib/address.ts'
import { config } from '#lib/config.ts'
import { refuse } from '#lib/errors.ts'
import { trafficOf } from './traffic.ts'

/** A host name or address with an optional port; nothing that a URL parser would read as something else. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/** The spelling in which the host of a URL was last sent: nearly every request sends the same, and parsing URLs is slow. */
const known = new Map<string, string>()

/**
 * Whether a request is for this Jes. In production only the host of PUBLIC_URL is: with another name a foreign site
 * could read pages by DNS rebinding, and a shared cache could be poisoned.
 */
export function isOwnHost(request: IncomingMessage) {
  if (!config.isProduction || !config.PUBLIC_URL) return true
  return isHostOf(config.PUBLIC_URL, request)
}

/** A CDN may ask for files by its own name; they are the same under both, and nothing else is there. */
function isMediaHost(request: IncomingMessage) {
  return config.MEDIA_URL !== undefined && isHostOf(config.MEDIA_URL, request)
}

function isHostOf(url: string, request: IncomingMessage) {
  const host = hostOf(request)
  if (known.get(url) === host) return true
  const own = new URL(url)
  const address = `${own.protocol}//${host}`
  const isOwn = HOST.test(host) && URL.canParse(address) && new URL(address).host === own.host
  if (isOwn) known.set(url, host)
  return isOwn
}

/** As the browser sent it; a trusted proxy may forward it in a header. */
function hostOf(request: IncomingMessage) {
  const forwarded = request.headers['x-forwarded-host']
  if (typeof forwarded === 'string' && isTrustedProxy(request)) {
    return forwarded.split(',').at(-1)!.trim()
  }
  return request.headers.host ?? ''
}

/** A load balancer checks health by the machine's address: probes are answered under any name. */
export function refuseForeignHosts(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, next) => {
    const traffic = trafficOf(request)
    if (traffic === 'probe' || isOwnHost(request.raw)) return next()
    if (traffic === 'file' && isMediaHost(request.raw)) return next()
    next(refuse('request.misdirected'))
  })
}
