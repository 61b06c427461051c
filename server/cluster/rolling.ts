import { Agent, type RequestOptions, request } from 'node:https'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { vi } from 'vitest'
import { startEmbedded } from '#lib/embedded/start.ts'
import { killLaunched, launchServer, startServer } from '#test/builtServer.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { copyDatabase } from '#test/scratchServer.ts'
import { createWriter } from '#test/writers.ts'
import { freePort } from './engine.ts'
import { startNginx } from './engines/nginx.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

/** nginx before two web servers, and one for jobs, over one database; and somebody who writes. */
export async function openSite() {
  const folder = makeScratch()
  copyDatabase(join(folder, 'postgres'))
  const database = await startEmbedded({ folder: join(folder, 'postgres') })
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  try {
    const ports: [number, number] = [await freePort(), await freePort()]
    const shared = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '5' }
    const start = (port: number) =>
      startServer(folder, { ...shared, ROLE: 'web', PORT: String(port) })
    const servers = [await start(ports[0]), await start(ports[1])]
    launchServer(folder, { ...shared, ROLE: 'jobs' })
    nginx = await startNginx(ports)
    const { token, postId } = await createWriter({ folder, server: servers[0] })
    const { url } = nginx
    const startAgain = async (index: number) => {
      servers[index] = await start(ports[index]!)
      await isAsked({ url, port: ports[index]! })
    }
    return { folder, url, token, postId, servers, startAgain, close }
  } catch (problem) {
    await close()
    throw problem
  }

  async function close() {
    killLaunched()
    await nginx?.stop()
    await database.stop()
    removeScratch(folder)
  }
}

/** nginx tries a server that failed again after a second. */
export async function isAsked({ url, port }: { url: string; port: number }) {
  const client = openClient({ url })
  await vi.waitUntil(
    async () => {
      const { headers } = await client.send('/api/health/live')
      return headers['x-upstream'] === `127.0.0.1:${port}`
    },
    { timeout: 30_000 },
  )
  client.close()
}

/** The certificate of the test is nobody's. */
const TLS = { rejectUnauthorized: false }

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }

/** One connection that stays open, as a browser's. */
export function openClient({ url }: Pick<Site, 'url'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...TLS })
  return {
    send: (path: string, options: RequestOptions = {}, body?: string | Buffer) =>
      new Promise<Answer>((resolve, reject) => {
        const sent = request(`${url}${path}`, { agent, ...options }, (reply) => {
          let text = ''
          reply.on('data', (piece) => {
            text += piece
          })
          reply.on('error', reject)
          reply.on('end', () =>
            resolve({ status: reply.statusCode!, headers: reply.headers, body: text }),
          )
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}

export function dial({ url, token }: Site): Socket {
  return io(url, { auth: { token }, transports: ['websocket'], forceNew: true, ...TLS })
}
