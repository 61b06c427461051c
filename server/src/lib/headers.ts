import type { FastifyInstance } from 'fastify'
import { config } from './config.ts'
import { REQUEST_ID } from './edge/requestId.ts'
import { trafficOf } from './edge/traffic.ts'
import { mediaOrigins } from './mediaUrl.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every reply of the API that its endpoint does not change. */
    apiHeaders: Record<string, string>
  }
}

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The policy allows only the URL of our service worker.
  'trusted-types jes-worker',
]

/**
 * The headers of every reply. A reply of the API is not cached unless its endpoint says otherwise. `formOrigins` are
 * foreign origins to which a page may send a form, `frameOrigins` those that it may show in a frame.
 */
export function secureHeaders(
  app: FastifyInstance,
  { formOrigins = [], frameOrigins = [] }: { formOrigins?: string[]; frameOrigins?: string[] } = {},
) {
  const always = {
    'content-security-policy': [
      ...RULES,
      ["img-src 'self' data: blob:", ...mediaOrigins()].join(' '),
      ["media-src 'self' blob:", ...mediaOrigins()].join(' '),
      ["connect-src 'self'", ...mediaOrigins()].join(' '),
      ["form-action 'self'", ...formOrigins].join(' '),
      ['frame-src', ...(frameOrigins.length > 0 ? frameOrigins : ["'none'"])].join(' '),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(), payment=(), usb=()',
    ...(config.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
  const ofApi = { ...always, 'cache-control': 'no-store', vary: 'Authorization, Accept-Language' }
  app.decorate('apiHeaders', ofApi)

  app.addHook('onRequest', (request, reply, next) => {
    const traffic = trafficOf(request)
    reply.headers(traffic === 'api' || traffic === 'probe' ? ofApi : always)
    reply.header(REQUEST_ID, request.id)
    next()
  })
}
