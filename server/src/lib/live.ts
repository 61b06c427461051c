import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import type { ConnectionRefusal, LiveEvents } from '@jes/contract/live/live'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { config } from './config.ts'
import { type Counts, memoryCounts } from './counts/counts.ts'
import type { Database, Sql } from './db.ts'
import { holdPlace, makeAdmission } from './liveAdmission.ts'
import { answerCalls, type Calls, type Log } from './liveCalls.ts'

type Events = { [E in keyof LiveEvents]: (facts: LiveEvents[E]) => void }
/** The owner of a socket. */
type Holder = { id: string; sessionId: string }
type Room = `user:${string}` | `session:${string}` | `post:${string}`
type PublishedEvent = { room: Room; event: keyof LiveEvents; facts: never }

export type LiveServer = Server<DefaultEventsMap, Events, DefaultEventsMap, Holder>
export type LiveSocket = Socket<DefaultEventsMap, Events, DefaultEventsMap, Holder>

/** Whose sockets and tokens end: one session, or all of a member, perhaps except the requesting one. */
export type Ended = { sessionId: string } | { userId: string; except?: string }

/**
 * Publishes an event to every open browser in a room, on every server. It is part of the transaction: sent when that
 * commits, never if it rolls back.
 */
export async function publishEvent<E extends keyof LiveEvents>(
  sql: Sql,
  room: Room,
  event: E,
  facts: LiveEvents[E],
) {
  await sql`select pg_notify('live', ${JSON.stringify({ room, event, facts })})`
}

/** Closes sockets and drops cached tokens on every server, once the transaction commits. */
export async function endSockets(sql: Sql, ended: Ended) {
  await sql`select pg_notify('sessions_ended', ${JSON.stringify(ended)})`
}

type Options = {
  sql: Database
  /** Of the sockets of a member or an address, wherever they are open. */
  counts?: Counts
  log: Log
  findHolder: (token: string) => Promise<(Holder & { millisLeft: number }) | null>
  /** Everybody, when it is not known who ended. */
  forget: (ended?: Ended) => void
  callsOf: (socket: LiveSocket) => Calls
}

/** Opens the sockets of this server and sends them the events published in the database. */
export async function startLive(http: HttpServer, options: Options) {
  const { sql, log, counts = memoryCounts(), forget, callsOf } = options
  const admission = makeAdmission(counts)
  /** Counts what ended: an answer that was under way meanwhile may be out of date. */
  let endings = 0
  const io: LiveServer = new Server(http, {
    serveClient: false,
    // The requests of a polling browser may each reach another process, which would not know it.
    transports: cluster.isWorker ? ['websocket'] : ['websocket', 'polling'],
    // A comment of the greatest length, as its writer's browser announces it.
    maxHttpBufferSize: 128 * 1024,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    allowRequest: (request, decide) =>
      void admission.admits(request).then((isAdmitted) => decide(null, isAdmitted)),
  })
  io.engine.on('connection', (connection) => void admission.enter(connection))
  io.use((socket, next) => {
    welcome(socket, { counts, findHolder }).then(
      (refusal) => next(refusal ? refuse(refusal) : undefined),
      (error) => {
        log.error(error, 'A socket was not let in.')
        next(refuse('internal'))
      },
    )
  })
  io.on('connection', (socket) => {
    // A browser may send an event of this name, and without a listener it would be thrown.
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
    /** Closes the connections, so that browsers reconnect by themselves, each in its own time. */
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

/** The token alone identifies the member, and the server alone puts a socket into rooms. */
async function welcome(
  socket: LiveSocket,
  { counts, findHolder }: { counts: Counts; findHolder: Options['findHolder'] },
): Promise<ConnectionRefusal | null> {
  const token: unknown = socket.handshake.auth?.token
  const holder = typeof token === 'string' ? await findHolder(token) : null
  if (!holder) return 'unauthorized'
  const { id, sessionId, millisLeft } = holder
  const place = { key: `sockets of member ${id}`, max: config.SOCKETS_PER_MEMBER }
  if (!(await holdPlace(counts, place, socket.conn))) return 'too_many'

  socket.data = { id, sessionId }
  void socket.join([`user:${id}`, `session:${sessionId}`])
  // The connection breaks rather than ends: the browser reconnects with a newer token, if it has one.
  const timer = setTimeout(() => socket.conn.close(), Math.min(millisLeft, 2 ** 31 - 1)).unref()
  socket.conn.once('close', () => clearTimeout(timer))
  return null
}

function refuse(refusal: ConnectionRefusal) {
  return new Error(refusal)
}

function disconnect(io: LiveServer, ended: Ended) {
  if ('sessionId' in ended) return io.in(`session:${ended.sessionId}`).disconnectSockets(true)
  const all = io.in(`user:${ended.userId}`)
  const others = ended.except ? all.except(`session:${ended.except}`) : all
  return others.disconnectSockets(true)
}
