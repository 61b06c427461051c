import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LIVE_EVENTS, type LiveCalls, type LiveEvents } from '@jes/contract/live/live'
import { Manager, type Socket } from 'socket.io-client'
import { expect, onTestFinished } from 'vitest'
import { openLive } from '#features/live/live/start.ts'
import { check } from '#lib/check.ts'
import { type Config, config } from '#lib/config.ts'
import type { Database } from '#lib/db.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { sql } from './world.ts'

type Events = { [E in keyof LiveEvents]: (facts: LiveEvents[E]) => void }
export type Line = Socket<Events, LiveCalls>
type Said = { event: keyof LiveEvents; facts: unknown }

/** What was logged, for a test to check. */
export const logged: string[] = []
export const log = {
  warn: (_: unknown, words: string) => void logged.push(words),
  error: (_: unknown, words: string) => void logged.push(words),
}

/** A server for sockets of its own, on the database of the test. */
export async function openSocketServer(database: Database = sql) {
  const http = createServer()
  const live = await openLive(http, { sql: database, events: notifyEvents(database), log })
  return { io: live.io, close: live.close, ...(await connectionsTo(http)) }
}

/** Starts a server on some port, and returns the ways to connect to it. */
export async function connectionsTo(http: Server) {
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    address,
    /** Connected, but not yet as a member. */
    reach: () => reach(address),
    /** A connection that has been requested. */
    dial: (auth: object, headers?: Record<string, string>): Line =>
      reach(address, headers).socket('/', { auth }),
    /** An open connection. */
    async call({ token }: { token: string }) {
      const line: Line = reach(address).socket('/', { auth: { token } })
      await connected(line)
      return line
    },
  }
}

function reach(address: string, extraHeaders: Record<string, string> = {}) {
  const manager = new Manager(address, {
    extraHeaders,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    // A slow machine makes a wait longer: the usual 20 s are not enough for two hundred at once.
    timeout: 120_000,
  })
  onTestFinished(() => manager._close())
  return manager
}

export function connected(line: Line) {
  return new Promise<void>((resolve, reject) => {
    line.once('connect', resolve)
    line.once('connect_error', reject)
  })
}

export async function refused(line: Line) {
  return new Promise<string>((resolve, reject) => {
    line.once('connect', () => reject(new Error('It was let in.')))
    line.once('connect_error', ({ message }) => resolve(message))
  })
}

/** All events that a connection receives, from here on. */
export function receivedBy(line: Line) {
  const received: Said[] = []
  line.onAny((event: keyof LiveEvents, facts: unknown) => {
    received.push({ event, facts })
    expectDescribed(event, facts)
  })
  return received
}

/** As the contract has it: a client of another language knows nothing else. */
function expectDescribed(event: keyof LiveEvents, facts: unknown) {
  const { issues } = check(LIVE_EVENTS[event].payload, facts)
  if (issues) throw new Error(`${event} is not as described: ${issues[0]?.path.join('.')}`)
}

/** Events arrive soon, though later on a busy machine. */
export function soon<T>(look: () => T) {
  return expect.poll(look, { interval: 20 })
}

/** Sends a call that the contract does not know, or knows otherwise. */
export function say(line: Line, name: string, ...sent: unknown[]): Promise<unknown> {
  return (line as unknown as Socket).timeout(15_000).emitWithAck(name, ...sent)
}

/** Sends a raw frame, past the client's own checks. */
export function sendFrame(manager: Manager, frame: string | Buffer) {
  const { transport } = manager.engine as unknown as {
    transport: { ws: { send: (frame: string | Buffer) => void } }
  }
  transport.ws.send(frame)
}

/** With other settings, until the test is over. */
export function setting(changed: Partial<Config>) {
  const keys = Object.keys(changed) as (keyof Config)[]
  const before = Object.fromEntries(keys.map((key) => [key, config[key]]))
  Object.assign(config, changed)
  onTestFinished(() => void Object.assign(config, before))
}
