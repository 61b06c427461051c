import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './address.ts'
import { isOwnHost } from './edge/host.ts'
import { REQUEST_ID, requestIdOf } from './edge/requestId.ts'
import { intercept } from './intercept.ts'
import type { Caller, CountCall } from './limits.ts'

/** A reply that is ready before the framework has seen its request. */
export type DirectReply = {
  /** The pattern of the route that it replies for. */
  route: string
  /** Whose limit it counts for. */
  caller: Caller
  write: (response: ServerResponse) => void | Promise<void>
}
/** Finds the reply to a request, or null: then the framework handles it. */
export type FindDirect = (request: IncomingMessage) => DirectReply | null

/** A direct reply that was sent. */
export type SentDirectly = {
  request: IncomingMessage
  response: ServerResponse
  route: string
  isMember: boolean
  /** Of `performance.now()`. */
  startedAt: number
}
export type DirectObserver = (sent: SentDirectly) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a kind of replies that need no framework, which takes most of the time of a small reply. */
    replyDirectly: (find: FindDirect) => void
  }
}

/** Sends replies that are ready before the framework handles the request, with the same limits and observers. */
export function sendDirectReplies(app: FastifyInstance, observers: DirectObserver[]) {
  const finders: FindDirect[] = []
  app.decorate('replyDirectly', (find) => {
    finders.push(find)
  })
  let isOpen = true
  app.addHook('preClose', async () => {
    isOpen = false
  })
  app.addHook('onReady', async () =>
    intercept(app.server, (request, response, pass) => {
      const reply = isOpen && request.method === 'GET' && isOwnHost(request) ? find(request) : null
      if (!reply) return pass()
      if (!app.countCall) return void send(request, response, reply)
      void isAllowed(app.countCall, request, reply).then((isAllowed) =>
        isAllowed ? send(request, response, reply) : pass(),
      )
    }),
  )

  function find(request: IncomingMessage) {
    for (const findIt of finders) {
      const reply = findIt(request)
      if (reply) return reply
    }
    return null
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { route, caller, write }: DirectReply,
  ) {
    const startedAt = performance.now()
    response.setHeader(REQUEST_ID, requestIdOf(request))
    await write(response)
    const isMember = typeof caller === 'object'
    for (const observe of observers) observe({ request, response, route, isMember, startedAt })
  }
}

/** Whoever is beyond the limit is refused by the framework, which counts the call once more. */
function isAllowed(countCall: CountCall, request: IncomingMessage, { caller }: DirectReply) {
  return countCall(caller, clientAddress(request), request.headers.cookie)
}
