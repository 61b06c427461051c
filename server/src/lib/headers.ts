import type { FastifyInstance } from 'fastify'
import { config } from './config.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The headers of every answer. An API answer is kept by nobody unless its door says otherwise. */
export function secureHeaders(app: FastifyInstance) {
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), payment=(), usb=()',
    })
    if (isHttps) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    if (request.url.startsWith('/api/')) {
      reply.headers({ 'cache-control': 'no-store', vary: 'Authorization, Accept-Language' })
    }
  })
}
