import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#lib/errors.ts'

/**
 * The kind of reply of a route. Headers, limits and load shedding depend on it, and it comes from the matched route:
 * the text of a URL has many spellings.
 */
export type Traffic = 'api' | 'page' | 'file' | 'probe'

declare module 'fastify' {
  interface FastifyContextConfig {
    traffic?: Traffic
  }
  interface FastifyRequest {
    route: FastifyRequest['routeOptions'] | null
  }
}

/** To be called first: the framework makes the options of a route anew each time, and many hooks read them. */
export function rememberRoutes(app: FastifyInstance) {
  app.decorateRequest('route', null)
}

/** The matched route of a request. */
export function routeOf(request: FastifyRequest) {
  request.route ??= request.routeOptions
  return request.route
}

/** An unknown URL counts as a page. */
export function trafficOf(request: FastifyRequest): Traffic {
  const { config, url } = routeOf(request)
  return config.traffic ?? (isUnderApi(url) ? 'api' : 'page')
}

function isUnderApi(pattern: string | undefined) {
  return pattern === '/api' || pattern?.startsWith('/api/') === true
}

/** Below these names there are no pages: what no other route answers is refused as it is in the API. */
const NO_PAGES = ['/api', '/dev', '/socket.io']

/** Unknown URLs of the API are routes too, so that they get the headers and limits of the API. */
export function refuseUnknown(app: FastifyInstance) {
  const options = { onRequest: refuse }
  for (const name of NO_PAGES) app.all(`${name}/*`, options, refuse)
  for (const name of [...NO_PAGES, '/assets', '/media']) app.all(name, options, refuse)
}

async function refuse(): Promise<never> {
  throw notFound()
}
