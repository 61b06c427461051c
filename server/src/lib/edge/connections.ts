import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isTrustedProxy } from '#lib/address.ts'
import { config } from '#lib/config.ts'
import { intercept } from '#lib/intercept.ts'
import { routeOf } from './traffic.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that takes minutes over a slow connection. */
    isUpload?: true
  }
}

type Options = {
  /** How long the body of a request may take to arrive, except for uploads. */
  bodyMs: number
  /** For so long after the reply the rest of a body may still arrive: the client reads the reply meanwhile. */
  lingerMs?: number
}

/** Closes connections that send nothing, and limits them by address and in total. */
export function guardConnections(app: FastifyInstance, { bodyMs, lingerMs = 3_000 }: Options) {
  capConnections(app)
  const uploads = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', (request, _reply, next) => {
    if (routeOf(request).config.isUpload) uploads.add(request.raw)
    next()
  })
  // The last to wrap the server: it also sees requests before the framework or the sockets take them.
  app.addHook('onReady', async () =>
    intercept(app.server, (request, response, pass) => {
      if (hasBody(request)) expectBody(request, response)
      pass()
    }),
  )

  function expectBody(request: IncomingMessage, response: ServerResponse) {
    // Somewhat later than the reply that says so in words.
    cutAfter(request, bodyMs + lingerMs, () => uploads.has(request))
    response.once('finish', () => cutAfter(request, lingerMs))
  }
}

/** Closes the connection of a body that has not arrived by then. */
function cutAfter(request: IncomingMessage, ms: number, isExcepted = () => false) {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete && !isExcepted()) request.socket.destroy()
  }, ms).unref()
  request.once('close', () => request.complete && clearTimeout(timer))
}

function hasBody({ headers }: IncomingMessage) {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

/** A trusted proxy forwards many clients, so it is not counted as one address. */
function capConnections({ server }: FastifyInstance) {
  const { CONNECTIONS, CONNECTIONS_PER_ADDRESS } = config
  const byAddress = new Map<string, number>()
  server.maxConnections = CONNECTIONS
  server.on('connection', (socket: Socket) => {
    if (isTrustedProxy({ socket })) return
    const address = normalizeIP(socket.remoteAddress ?? '', 64)
    const open = (byAddress.get(address) ?? 0) + 1
    if (open > CONNECTIONS_PER_ADDRESS) {
      socket.destroy()
      return
    }
    byAddress.set(address, open)
    socket.once('close', () => {
      const left = byAddress.get(address)! - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
  })
}
