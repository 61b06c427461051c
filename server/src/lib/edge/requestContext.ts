import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTrustedProxy } from '#lib/address.ts'
import type { DirectObserver } from '#lib/directReplies.ts'
import { type RequestContext, runInContext } from '#lib/requestContext.ts'
import { startSpan } from '#lib/tracing/span.ts'

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

declare module 'fastify' {
  interface FastifyRequest {
    runsIn: RequestContext | null
  }
}

/**
 * Whatever a request leads to knows its id and its endpoint: slow queries, jobs, spans. Spans of replies that do not
 * come by the framework are made by what it returns.
 */
export function giveContext(app: FastifyInstance): DirectObserver {
  app.decorateRequest('runsIn', null)
  app.addHook('onRequest', (request, _reply, next) => {
    request.runsIn = contextOf(request)
    runInContext(request.runsIn, next)
  })
  // The body arrived in the context of its connection.
  app.addHook('preValidation', (request, _reply, next) => {
    if (request.runsIn) runInContext(request.runsIn, next)
    else next()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.runsIn?.span?.end(factsOf(request, reply), reply.statusCode >= 500)
    done()
  })
  // A client that has gone gets no reply.
  app.addHook('onRequestAbort', (request, done) => {
    request.runsIn?.span?.end({ 'jes.aborted': 1 }, true)
    done()
  })

  return ({ request, response: { statusCode }, route, isMember, startedAt }) => {
    const { method = '' } = request
    startSpan(`${method} ${route}`, {
      kind: 'server',
      parent: traceparentOf(request),
      startedAt: performance.timeOrigin + startedAt,
    })?.end({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'jes.viewer': isMember ? 'member' : 'visitor',
      'jes.cached': 1,
    })
  }
}

function contextOf({ id, method, routeOptions, raw }: FastifyRequest): RequestContext {
  const endpoint = `${method} ${routeOptions.url ?? 'unknown'}`
  const span = startSpan(endpoint, { kind: 'server', parent: traceparentOf(raw) })
  return { requestId: id, endpoint, span }
}

function factsOf({ id, method, routeOptions, viewer }: FastifyRequest, reply: FastifyReply) {
  return {
    'http.request.method': method,
    'http.route': routeOptions.url ?? 'unknown',
    'http.response.status_code': reply.statusCode,
    'jes.viewer': viewer ? 'member' : 'visitor',
    'jes.request_id': id,
  }
}

/** The trace that a trusted proxy has begun; nobody else may join one. */
function traceparentOf(request: IncomingMessage) {
  const { traceparent } = request.headers
  return typeof traceparent === 'string' && TRACEPARENT.test(traceparent) && isTrustedProxy(request)
    ? traceparent
    : undefined
}
