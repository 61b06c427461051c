import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { config } from '#lib/config.ts'

type Asked = { path: string | undefined; body: { q: string[]; target: string } }
type Engine = {
  key?: string
  path?: string
  status?: number
  reply?: string
  headers?: Record<string, string>
}

const ends: (() => void)[] = []

/** A server that replies as LibreTranslate documents it, and the settings that lead to it. */
export async function openEngine({ key, path = '', status = 200, reply, headers }: Engine = {}) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Asked['body']
    asked.push({ path: request.url, body })
    const translatedText = body.q.map((words) => `[${body.target}] ${words}`)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(reply ?? JSON.stringify({ translatedText }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(config, { TRANSLATE_URL: `http://${host}${path}`, TRANSLATE_KEY: key })
  return { asked, host }
}

export function closeEngines() {
  for (const end of ends.splice(0)) end()
  Object.assign(config, { TRANSLATE_URL: undefined, TRANSLATE_KEY: undefined })
}
