import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

/** Passes each request to `answer` before the framework: it replies, or passes the request on. */
export function intercept(server: Server, answer: Answer) {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    answer(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
}
