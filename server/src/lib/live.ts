import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Database, Sql } from './db.ts'
import { isFromOwnPages } from './origin.ts'

type Room = `user:${string}` | `session:${string}`
type Told = { room: Room; event: string; facts: unknown[] }

/** Whose sockets and tokens end: one session, or all of a member but perhaps the one that asks. */
export type Ended = { sessionId: string } | { userId: string; except?: string }

type SocketViewer = { id: string; sessionId: string }
type Joined = { ok: true } | { ok: false; code: 'forbidden' }

/**
 * Tells every open browser in a room, on every server. It is part of the
 * transaction: told when that commits, never told if it rolls back.
 */
export async function tell(sql: Sql, room: Room, event: string, ...facts: unknown[]) {
  await sql`select pg_notify('live', ${JSON.stringify({ room, event, facts } satisfies Told)})`
}

/** Ends sockets, and what any server remembers of their tokens, once the transaction commits. */
export async function endSockets(sql: Sql, ended: Ended) {
  await sql`select pg_notify('sessions_ended', ${JSON.stringify(ended)})`
}

type Options = {
  sql: Database
  findViewer: (token: string) => Promise<SocketViewer | null>
  forget: (ended: Ended) => void
}

/** Carries what was told from the database to the sockets of this server. */
export async function startLive(http: HttpServer, { sql, findViewer, forget }: Options) {
  const io = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isFromOwnPages(request.headers)),
  })

  io.use(async (socket, next) => {
    const token: unknown = socket.handshake.auth.token
    const viewer = typeof token === 'string' ? await findViewer(token) : null
    if (!viewer) return next(new Error('unauthorized'))
    socket.data = viewer
    next()
  })
  io.on('connection', welcome)

  const told = await sql.listen('live', (message) => {
    const { room, event, facts } = JSON.parse(message) as Told
    io.to(room).emit(event, ...facts)
  })
  const ended = await sql.listen('sessions_ended', (message) => {
    const whose = JSON.parse(message) as Ended
    forget(whose)
    disconnect(io, whose)
  })

  return {
    io,
    async close() {
      await Promise.all([told.unlisten(), ended.unlisten()])
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

/** The server alone puts sockets into rooms; what a client says about rooms is only ever checked. */
function welcome(socket: Socket) {
  const viewer = socket.data as SocketViewer
  void socket.join([`user:${viewer.id}`, `session:${viewer.sessionId}`])
  socket.on('joinRoom', (userId: unknown, acknowledge?: unknown) => {
    const joined: Joined = userId === viewer.id ? { ok: true } : { ok: false, code: 'forbidden' }
    if (typeof acknowledge === 'function') acknowledge(joined)
  })
  socket.on('error', () => socket.disconnect(true))
}

function disconnect(io: Server, ended: Ended) {
  if ('sessionId' in ended) return io.in(`session:${ended.sessionId}`).disconnectSockets(true)
  const all = io.in(`user:${ended.userId}`)
  const others = ended.except ? all.except(`session:${ended.except}`) : all
  return others.disconnectSockets(true)
}
