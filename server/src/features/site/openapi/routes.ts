import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import type { FastifyInstance } from 'fastify'
import { toOpenApi } from './document.ts'
import { STYLE, toPage } from './page.ts'

/** Registered first: it collects the doors that are opened after it. */
export function openApiRoutes(app: FastifyInstance) {
  const doors: AnyEndpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    // Fastify opens a HEAD door beside every GET; the document names it once.
    if (config?.door && method !== 'HEAD') doors.push(config.door)
  })

  app.get('/api/openapi.json', () => toOpenApi(doors))
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(toPage(toOpenApi(doors))),
  )
  app.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}
