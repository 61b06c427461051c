import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '#lib/errors.ts'
import { trafficOf } from './traffic.ts'

export type PressureLimits = { maxEventLoopDelay?: number; maxRssBytes?: number }

const LIMITS: PressureLimits = { maxEventLoopDelay: 1_000 }

/**
 * Replies 503 while the process is overloaded. Probes are answered all the same, or it would be killed for being busy;
 * so are requests that make a reply for all visitors, of which few run at once.
 */
export async function shedUnderPressure(app: FastifyInstance, limits = LIMITS) {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: (request: FastifyRequest) => {
      if (trafficOf(request) !== 'probe' && !app.isForManyVisitors(request)) throw overloaded()
    },
  })
}
