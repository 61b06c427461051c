import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '#lib/errors.ts'
import { trafficOf } from './traffic.ts'

/** Replies 503 while the process is overloaded; probes are answered all the same, or it would be killed for being busy. */
export async function shedUnderPressure(app: FastifyInstance) {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    pressureHandler: (request: FastifyRequest) => {
      if (trafficOf(request) !== 'probe') throw overloaded()
    },
  })
}
