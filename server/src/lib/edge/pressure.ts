import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'
import { overloaded } from '#lib/errors.ts'
import type { UnderWay } from './deadlines.ts'
import { trafficOf } from './traffic.ts'

export type PressureLimits = {
  maxEventLoopDelay?: number
  maxRssBytes?: number
  /** More requests than this that wait for their replies: the database does not keep up. */
  mostWaiting?: number
}

/** Ten requests for each connection to the database: more would only wait behind them. */
const LIMITS = { maxEventLoopDelay: 1_000, mostWaiting: 10 * config.DATABASE_POOL }
const CHECK_MS = 100

/**
 * Replies 503 while the process is overloaded: its event loop is late, or too many requests wait. Probes are answered
 * all the same, or it would be killed for being busy; so are requests that make a reply for all visitors, of which few
 * run at once.
 */
export async function shedUnderPressure(
  app: FastifyInstance,
  underWay: UnderWay,
  { mostWaiting = LIMITS.mostWaiting, ...limits }: PressureLimits = LIMITS,
) {
  const isShed = (request: FastifyRequest) =>
    trafficOf(request) !== 'probe' && !app.isForManyVisitors(request)
  await app.register(underPressure, {
    ...limits,
    pressureHandler: (request: FastifyRequest) => {
      if (isShed(request)) throw overloaded()
    },
  })

  let isBehind = false
  const timer = setInterval(() => {
    isBehind = underWay.countWaiting() > mostWaiting
  }, CHECK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, _reply, next) => {
    if (isBehind && isShed(request)) next(overloaded())
    else next()
  })
}
