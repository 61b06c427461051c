import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { FastifyInstance } from 'fastify'
import { toOpenApi } from './document.ts'
import { STYLE, toPage } from './page.ts'

/** Registered first: it collects the endpoints that are opened after it. */
export function openApiRoutes(app: FastifyInstance) {
  const endpoints: AnyEndpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify opens a HEAD endpoint beside every GET; the document names it once.
    if (config?.endpoint && method !== 'HEAD') endpoints.push(config.endpoint)
  })

  app.get('/api/openapi.json', () => toOpenApi(endpoints))
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(toPage(toOpenApi(endpoints))),
  )
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
