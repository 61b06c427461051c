import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that replies as a test tells it to, however odd. */
export async function startProvider() {
  let answer: RequestListener = (_, reply) => void reply.end()
  const server = createServer((request, reply) => answer(request, reply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    does(listener: RequestListener) {
      answer = listener
    },
    says(status: number, body: string, headers: Record<string, string> = {}) {
      answer = (_, reply) => void reply.writeHead(status, headers).end(body)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
