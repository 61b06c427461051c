import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { FastifyInstance } from 'fastify'
import { toAsyncApi } from './asyncDocument.ts'
import { toOpenApi } from './document.ts'
import { STYLE, toPage } from './page.ts'

/** Registered first: it collects the endpoints that are registered after it. */
export function openApiRoutes(app: FastifyInstance) {
  const endpoints: AnyEndpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify adds a HEAD route to every GET; the document names it once.
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })

  // It takes half a second of CPU time and is the same until the next start: made at the first request.
  let made: { json: string; page: string } | undefined
  let madeOfSockets: string | undefined
  function make() {
    const document = toOpenApi(endpoints)
    return { json: JSON.stringify(document), page: toPage(document) }
  }

  app.get('/api/openapi.json', (_, reply) => {
    made ??= make()
    return reply.type('application/json; charset=utf-8').send(made.json)
  })
  app.get('/api/asyncapi.json', (_, reply) => {
    madeOfSockets ??= JSON.stringify(toAsyncApi())
    return reply.type('application/json; charset=utf-8').send(madeOfSockets)
  })
  app.get('/api/docs', (_, reply) => {
    made ??= make()
    return reply.type('text/html; charset=utf-8').send(made.page)
  })
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
