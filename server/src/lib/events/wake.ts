import type { FastifyInstance } from 'fastify'
import type { Events } from './events.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Publishes what a request has written when its reply is sent, without waiting for it. */
export function wakeAfterWrites(app: FastifyInstance, events: Events) {
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (!READS.has(request.method)) events.wake()
    next()
  })
}
