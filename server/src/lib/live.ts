import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import type { ConnectionRefusal, LiveEvents } from '@jes/contract/live/live'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { config } from './config.ts'
import { type Counts, memoryCounts } from './counts/counts.ts'
import type { Sql } from './db.ts'
import { type EventRoom, type Events, hasRooms, publish } from './events/events.ts'
import { holdSlot, makeAdmission } from './liveAdmission.ts'
import { answerCalls, type Calls, type Log } from './liveCalls.ts'

type Emitted = { [E in keyof LiveEvents]: (facts: LiveEvents[E]) => void }
/** The owner of a socket. */
type Holder = { id: string; sessionId: string }
type PublishedEvent = { room: EventRoom | null; event: keyof LiveEvents; facts: never }

export type LiveServer = Server<DefaultEventsMap, Emitted, DefaultEventsMap, Holder>
export type LiveSocket = Socket<DefaultEventsMap, Emitted, DefaultEventsMap, Holder>

/** Whose sockets and tokens end: one session, or all of a member, perhaps except the requesting one. */
export type Ended = { sessionId: string } | { userId: string; except?: string }

/**
 * Publishes an event to every open browser in a room, on every server. It is part of the transaction: sent when that
 * commits, never if it rolls back.
 */
export async function publishEvent<E extends keyof LiveEvents>(
  sql: Sql,
  room: EventRoom,
  event: E,
  facts: LiveEvents[E],
) {
  await publish(sql, 'live', JSON.stringify({ room, event, facts }), room)
}

/** Publishes that the announcements have changed to every open browser, once the transaction commits. */
export async function publishAnnounced(sql: Sql) {
  const published = { room: null, event: 'announced', facts: null }
  await publish(sql, 'live', JSON.stringify(published))
}

/** Closes sockets and drops cached tokens on every server, once the transaction commits. */
export async function endSockets(sql: Sql, ended: Ended) {
  await publish(sql, 'sessions_ended', JSON.stringify(ended))
}

type Options = {
  events: Events
  /** Of the sockets of a member or an address, wherever they are open. */
  counts?: Counts
  log: Log
  findHolder: (token: string) => Promise<(Holder & { millisLeft: number }) | null>
  forget: (ended: Ended) => void
  /** Whether it is known from now on who ended; not of those before. */
  setHearing: (hears: boolean) => void
  callsOf: (socket: LiveSocket) => Calls
}

/** Opens the sockets of this server and sends them what is published. */
export async function startLive(http: HttpServer, options: Options) {
  const { events, log, counts = memoryCounts(), callsOf } = options
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
    welcome(socket, { counts, events, findHolder }).then(
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

  if (hasRooms) followRooms(io, events)
  const subscription = await events.listen('live', {
    hear(message) {
      const { room, event, facts } = JSON.parse(message) as PublishedEvent
      const to = room ? io.to(room) : io
      to.emit(event, facts)
    },
  })
  const ended = await events.listen('sessions_ended', {
    hear(message) {
      const whose = JSON.parse(message) as Ended
      endings += 1
      options.forget(whose)
      disconnect(io, whose)
    },
    onHearing: () => setHearing(true),
    onLost: () => setHearing(false),
  })

  function setHearing(hears: boolean) {
    endings += 1
    options.setHearing(hears)
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
  { counts, events, findHolder }: Pick<Options, 'events' | 'findHolder'> & { counts: Counts },
): Promise<ConnectionRefusal | null> {
  const token: unknown = socket.handshake.auth?.token
  const holder = typeof token === 'string' ? await findHolder(token) : null
  if (!holder) return 'unauthorized'
  const { id, sessionId, millisLeft } = holder
  const place = { key: `sockets of member ${id}`, max: config.SOCKETS_PER_MEMBER }
  if (!(await holdSlot(counts, place, socket.conn))) return 'too_many'

  socket.data = { id, sessionId }
  await socket.join([`user:${id}`, `session:${sessionId}`])
  await events.settled()
  // The connection breaks rather than ends: the browser reconnects with a newer token, if it has one.
  const timer = setTimeout(() => socket.conn.close(), Math.min(millisLeft, 2 ** 31 - 1)).unref()
  socket.conn.once('close', () => clearTimeout(timer))
  return null
}

/** A server hears the events of those rooms that somebody is in here. */
function followRooms(io: LiveServer, events: Events) {
  const { adapter } = io.sockets
  adapter.on('create-room', (name: string) => {
    const room = eventRoomOf(name)
    if (room) events.join(room)
  })
  adapter.on('delete-room', (name: string) => {
    const room = eventRoomOf(name)
    if (room) events.leave(room)
  })
}

/** The events of a post reach also those who have it in sight only. */
function eventRoomOf(name: string): EventRoom | null {
  const [kind, id] = name.split(':')
  if (kind === 'user') return `user:${id}`
  return kind === 'post' || kind === 'score' ? `post:${id}` : null
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
