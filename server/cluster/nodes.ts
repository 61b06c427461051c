import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#lib/embedded/start.ts'
import { type BuiltServer, startServer } from '#test/builtServer.ts'
import { copyDatabase } from '#test/scratchServer.ts'

type Settings = Record<string, string>

/** A database that no server started, so that each of them may be killed. */
export async function startDatabase(folder: string) {
  copyDatabase(join(folder, 'postgres'))
  return startEmbedded({ folder: join(folder, 'postgres') })
}

/** Several built servers; the first works on jobs too. */
export async function startNodes(folder: string, count: number, settings: Settings) {
  const nodes: BuiltServer[] = []
  for (let at = 0; at < count; at++) nodes.push(await start(at))
  return {
    nodes,
    /** Starts a node in the place of one that was killed. */
    async startAgain(at: number) {
      nodes[at] = await start(at)
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop('SIGTERM')))
    },
  }

  function start(at: number) {
    return startServer(folder, { ROLE: at === 0 ? 'all' : 'web', ...settings })
  }
}

type Call = { method?: string; token?: string; body?: object; key?: string }

/** Calls the API of a node; the reply is read whole. */
export async function call(
  { url }: BuiltServer,
  path: string,
  { method, token, body, key }: Call = {},
) {
  const reply = await fetch(`${url}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text ? JSON.parse(text) : null }
}

export function dial({ url }: BuiltServer, token: string) {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  })
  onTestFinished(() => void socket.close())
  return socket
}

export function isLetIn(socket: Socket) {
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })
}
