import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isStopping } from './readiness.ts'

export type Requests = ReturnType<typeof watchRequests>

/**
 * Tracks the connections of a server and the requests on them. To be called last: it has to be the first to see a request.
 */
export function watchRequests(server: Server) {
  const connections = new Set<Socket>()
  const underWay = new Set<ServerResponse>()

  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })

  return {
    /** From here on, once `isStopping`, each reply closes its connection, and says so. */
    sayLast() {
      for (const response of underWay) {
        response.shouldKeepAlive = false
        // Responses whose headers are sent cannot say it any more.
        const { socket, headersSent } = response
        if (headersSent) response.once('close', () => socket?.end())
      }
    },
    cutAll() {
      for (const socket of connections) socket.destroy()
    },
  }
}
