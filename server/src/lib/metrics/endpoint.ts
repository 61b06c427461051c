import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metric } from './metric.ts'
import { writeText } from './registry.ts'

type Options = { host: string; port: number; read: () => Promise<Metric[]> }

/** Serves `/metrics` on a port of its own, never on the public one: it names every endpoint and how much it is used. */
export async function serveMetrics({ host, port, read }: Options) {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') response.writeHead(404).end()
    else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
    else void send(response).catch(() => response.writeHead(500).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: opened } = server.address() as AddressInfo

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${opened}/metrics`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }

  async function send(response: ServerResponse) {
    const { type, text } = await writeText(await read())
    response.writeHead(200, { 'content-type': type }).end(text)
  }
}
