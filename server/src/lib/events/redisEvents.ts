import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#lib/db.ts'
import { openRedis } from '#lib/redis.ts'
import type { Channel, EventRoom, Events } from './events.ts'
import type { OutboxEvent } from './outbox.ts'
import { startPublisher } from './publisher.ts'

type Listener = Parameters<Events['listen']>[1]
type Options = { sql: Database; url: string; complain: (error: unknown) => void }

/** Beats come several times a second; after so long without one something on their way is gone. */
const SILENCE_MS = 3_000
const WATCH_MS = 500
const START_MS = 2_000
const COMPLAIN_MS = 60_000

/**
 * Events by Redis, from the outbox in the database. A server subscribes to what concerns everybody, and to the rooms
 * that it has joined. It hears from the first beat on: that went through the database, a publisher and Redis.
 */
export async function redisEvents({ sql, url, complain }: Options): Promise<Events> {
  await expectOutbox(sql)
  const [publishing, subscribing] = [await openRedis(url), await openRedis(url)]
  // Channels of Redis are the same in all its databases.
  const prefix = `jes:${subscribing.options.db ?? 0}:`
  const [everybody, beat] = [`${prefix}everybody`, `${prefix}beat`]
  const listeners = new Map<Channel, Set<Listener>>()
  const joined = new Map<EventRoom, number>()
  let settling: Promise<unknown> = Promise.resolve()
  let isHearing = false
  let beatAt = performance.now()
  let complainedAt = -COMPLAIN_MS

  const publisher = startPublisher({
    sql,
    canSend: () => publishing.status === 'ready',
    send,
    sendBeat: async () => void (await publishing.publish(beat, '')),
    complain: complainSeldom,
  })
  subscribing.on('ready', () => {
    beatAt = performance.now()
    const rooms = [...joined.keys()].map((room) => prefix + room)
    // The beat last: who hears one hears all.
    subscribing.subscribe(everybody, ...rooms, beat).catch(reconnect)
  })
  subscribing.on('close', () => setHearing(false))
  subscribing.on('message', (name: string, message: string) => {
    if (name === beat) return noteBeat()
    const at = message.indexOf(' ')
    const channel = message.slice(0, at) as Channel
    for (const { hear } of listeners.get(channel) ?? []) hear(message.slice(at + 1))
  })
  const watching = setInterval(watch, WATCH_MS).unref()
  await firstBeat()

  return {
    async listen(channel, listener) {
      const others = listeners.get(channel) ?? new Set()
      listeners.set(channel, others.add(listener))
      if (isHearing) listener.onHearing?.()
      else listener.onLost?.()
      return { unlisten: async () => void others.delete(listener) }
    },
    join(room) {
      const times = joined.get(room) ?? 0
      joined.set(room, times + 1)
      if (times === 0) settling = Promise.all([settling, follow(room)])
    },
    leave(room) {
      const times = (joined.get(room) ?? 0) - 1
      if (times > 0) return void joined.set(room, times)
      joined.delete(room)
      subscribing.unsubscribe(prefix + room).catch(() => {})
    },
    settled: async () => void (await settling),
    wake: publisher.wake,
    async close() {
      clearInterval(watching)
      listeners.clear()
      subscribing.removeAllListeners('close')
      await publisher.close()
      publishing.disconnect()
      subscribing.disconnect()
    },
  }

  async function send(events: OutboxEvent[]) {
    const commands = publishing.pipeline()
    for (const { channel, room, payload } of events) {
      commands.publish(room ? prefix + room : everybody, `${channel} ${payload}`)
    }
    const failed = (await commands.exec())?.find(([error]) => error)
    if (failed) throw failed[0]
  }

  /** While Redis is away there is nothing to wait for: when it is back all rooms are subscribed together. */
  async function follow(room: EventRoom) {
    if (subscribing.status !== 'ready') return
    await subscribing.subscribe(prefix + room).catch(reconnect)
  }

  function noteBeat() {
    beatAt = performance.now()
    publisher.noteBeat()
    setHearing(true)
  }

  /** A connection may be cut without being closed, and a publisher may be stuck. */
  function watch() {
    if (performance.now() - beatAt > SILENCE_MS) reconnect()
  }

  function reconnect() {
    beatAt = performance.now()
    setHearing(false)
    if (subscribing.status === 'ready') subscribing.disconnect(true)
  }

  function setHearing(hears: boolean) {
    if (hears === isHearing) return
    isHearing = hears
    if (!hears) complainSeldom('Events cannot be heard; until they are, nothing is cached.')
    for (const { onHearing, onLost } of [...listeners.values()].flatMap((some) => [...some])) {
      if (hears) onHearing?.()
      else onLost?.()
    }
  }

  function complainSeldom(error: unknown) {
    const now = performance.now()
    if (now - complainedAt < COMPLAIN_MS) return
    complainedAt = now
    complain(error)
  }

  /** So that a server that starts hears from its first request on; without Redis it starts too. */
  async function firstBeat() {
    const until = performance.now() + START_MS
    while (!isHearing && performance.now() < until) await pause(10)
    if (!isHearing)
      complainSeldom('Redis cannot be reached; events of other servers are not heard.')
  }
}

/** Through a pooler that drops the settings of a session, events would go by NOTIFY, which nobody hears here. */
async function expectOutbox(sql: Database) {
  const [row] = await sql<[{ carrier: string | null }]>`
    select current_setting('jes.events', true) as carrier`
  if (row.carrier === 'outbox') return
  throw new Error(
    'With REDIS_URL every session of the database needs jes.events = outbox, and a pooler dropped it: alter role … set jes.events = outbox.',
  )
}
