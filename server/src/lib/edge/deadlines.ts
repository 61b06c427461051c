import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { routeOf } from './traffic.ts'

const CHECK_MS = 100

type Handled = { request: FastifyRequest; reply: FastifyReply; until: number }

export type UnderWay = ReturnType<typeof limitHandling>

/**
 * Refuses a request that takes too long, its body included. The framework does the same for routes with a
 * `handlerTimeout`; for all of them its timers and signals took a tenth of the processor's time.
 */
export function limitHandling(app: FastifyInstance, ms: number) {
  const underWay = new Map<FastifyRequest, Handled>()
  app.addHook('onRequest', (request, reply, next) => {
    if (!routeOf(request).handlerTimeout)
      underWay.set(request, { request, reply, until: performance.now() + ms })
    next()
  })
  app.addHook('onResponse', (request, _reply, next) => {
    underWay.delete(request)
    next()
  })

  const timer = setInterval(() => {
    const now = performance.now()
    // In the order of arrival: behind the first that has time left all others have.
    for (const handled of underWay.values()) {
      if (handled.until > now) break
      underWay.delete(handled.request)
      refuseLate(handled, ms)
    }
  }, CHECK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  return {
    /** How many requests wait for us: their bodies have arrived, and they have no reply. */
    countWaiting() {
      let count = 0
      for (const { request, reply } of underWay.values())
        if (request.raw.complete && !reply.sent) count += 1
      return count
    },
  }
}

function refuseLate({ request, reply }: Handled, ms: number) {
  if (reply.sent || reply.raw.destroyed) return
  const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, routeOf(request).url)
  // A reply that has begun cannot become another one.
  if (reply.raw.headersSent) reply.raw.destroy(error)
  else reply.send(error)
}
