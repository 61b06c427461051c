import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void

/** Shows each request to `answer` before the framework sees it: it answers, or passes it on. */
export function intercept(server: Server, answer: Answer) {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    answer(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
}
