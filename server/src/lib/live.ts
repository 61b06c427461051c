import type { Server as HttpServer } from 'node:http'
import type { LineRefusal, LiveEvents } from '@jes/contract/live/live'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { config } from './config.ts'
import type { Database, Sql } from './db.ts'
import { makeAdmission } from './liveAdmission.ts'
import { answerCalls, type Calls, type Log } from './liveCalls.ts'

type Events = { [E in keyof LiveEvents]: (facts: LiveEvents[E]) => void }
/** Whose socket it is. */
type Holder = { id: string; sessionId: string }
type Room = `user:${string}` | `session:${string}` | `post:${string}`
type PublishedEvent = { room: Room; event: keyof LiveEvents; facts: never }

export type LiveServer = Server<DefaultEventsMap, Events, DefaultEventsMap, Holder>
export type LiveSocket = Socket<DefaultEventsMap, Events, DefaultEventsMap, Holder>

/** Whose sockets and tokens end: one session, or all of a member but perhaps the one that asks. */
export type Ended = { sessionId: string } | { userId: string; except?: string }

/**
 * Tells every open browser in a room, on every server. It is part of the
 * transaction: told when that commits, never told if it rolls back.
 */
export async function tell<E extends keyof LiveEvents>(
  sql: Sql,
  room: Room,
  event: E,
  facts: LiveEvents[E],
) {
  await sql`select pg_notify('live', ${JSON.stringify({ room, event, facts })})`
}

/** Ends sockets, and what any server remembers of their tokens, once the transaction commits. */
export async function endSockets(sql: Sql, ended: Ended) {
  await sql`select pg_notify('sessions_ended', ${JSON.stringify(ended)})`
}

type Options = {
  sql: Database
  log: Log
  findHolder: (token: string) => Promise<(Holder & { millisLeft: number }) | null>
  /** Everybody, when it is not known who ended. */
  forget: (ended?: Ended) => void
  callsOf: (socket: LiveSocket) => Calls
}

/** Opens the sockets of this server and carries to them what was told in the database. */
export async function startLive(http: HttpServer, options: Options) {
  const { sql, log, forget, callsOf } = options
  const admission = makeAdmission()
  /** Counts what ended: an answer that was under way meanwhile may be out of date. */
  let endings = 0
  const io: LiveServer = new Server(http, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    // A comment of the greatest length, as its writer's browser announces it.
    maxHttpBufferSize: 128 * 1024,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, admission.admits(request)),
  })
  io.engine.on('connection', admission.enter)
  io.use((socket, next) => {
    welcome(io, socket, findHolder).then(
      (refusal) => next(refusal ? refuse(refusal) : undefined),
      (error) => {
        log.error(error, 'A socket was not let in.')
        next(refuse('internal'))
      },
    )
  })
  io.on('connection', (socket) => {
    // A browser may send an event of this name, and what nobody listens for is thrown.
    socket.on('error', () => {})
    answerCalls(socket, callsOf(socket), log)
  })

  const subscription = await sql.listen('live', (message) => {
    const { room, event, facts } = JSON.parse(message) as PublishedEvent
    io.to(room).emit(event, facts)
  })
  const ended = await sql.listen(
    'sessions_ended',
    (message) => {
      const whose = JSON.parse(message) as Ended
      noteEnded(whose)
      disconnect(io, whose)
    },
    () => noteEnded(),
    () => noteEnded(),
  )

  function noteEnded(whose?: Ended) {
    endings += 1
    forget(whose)
  }

  async function findHolder(token: string): ReturnType<Options['findHolder']> {
    const before = endings
    const holder = await options.findHolder(token)
    return endings === before ? holder : findHolder(token)
  }

  return {
    io,
    /** The lines break, so that browsers come again by themselves, each in its own time. */
    leave() {
      io.engine.close()
    },
    /** Closes the HTTP server too, and waits for it. */
    async close() {
      await Promise.all([subscription.unlisten(), ended.unlisten()])
      await io.close()
    },
  }
}

/** The token alone says who comes, and the server alone puts a socket into rooms. */
async function welcome(
  io: LiveServer,
  socket: LiveSocket,
  findHolder: Options['findHolder'],
): Promise<LineRefusal | null> {
  const token: unknown = socket.handshake.auth?.token
  const holder = typeof token === 'string' ? await findHolder(token) : null
  if (!holder) return 'unauthorized'
  const { id, sessionId, millisLeft } = holder
  if (countIn(io, `user:${id}`) >= config.SOCKETS_PER_MEMBER) return 'too_many'

  socket.data = { id, sessionId }
  // Before anything else can happen, so that two who come at once are counted as two.
  void socket.join([`user:${id}`, `session:${sessionId}`])
  // It breaks rather than ends: the browser comes back with a newer token, if it has one.
  const timer = setTimeout(() => socket.conn.close(), Math.min(millisLeft, 2 ** 31 - 1)).unref()
  socket.conn.once('close', () => clearTimeout(timer))
  return null
}

function refuse(refusal: LineRefusal) {
  return new Error(refusal)
}

function countIn(io: LiveServer, room: Room) {
  return io.sockets.adapter.rooms.get(room)?.size ?? 0
}

function disconnect(io: LiveServer, ended: Ended) {
  if ('sessionId' in ended) return io.in(`session:${ended.sessionId}`).disconnectSockets(true)
  const all = io.in(`user:${ended.userId}`)
  const others = ended.except ? all.except(`session:${ended.except}`) : all
  return others.disconnectSockets(true)
}
