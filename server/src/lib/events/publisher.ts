import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#lib/db.ts'
import { emptyOutbox, type OutboxEvent } from './outbox.ts'

/** Between two looks into the outbox, so that those of a busy moment are published together. */
const REST_MS = 10
/** A server looks by itself when none has for so long, and up to twice that. */
const LOOK_MS = 100

type Options = {
  sql: Database
  canSend: () => boolean
  send: (events: OutboxEvent[]) => Promise<void>
  /** Tells all servers that the outbox was looked into. */
  sendBeat: () => Promise<void>
  complain: (error: unknown) => void
}

/**
 * Publishes the events in the outbox: at once those of this server, which wakes it after each write, and now and then
 * what others have left. Every server does; whoever looks first tells the others by a beat, and they wait again.
 */
export function startPublisher({ sql, canSend, send, sendBeat, complain }: Options) {
  let isWanted = false
  let isClosed = false
  let work: Promise<void> | null = null
  let beatAt = -LOOK_MS
  let timer = setTimeout(wake, LOOK_MS).unref()

  return { wake, noteBeat, close }

  function wake() {
    isWanted = true
    work ??= run().finally(() => {
      work = null
      lookLater()
    })
  }

  async function run() {
    while (isWanted && !isClosed) {
      isWanted = false
      if (canSend()) await publishWaiting().catch(complain)
      await pause(REST_MS, undefined, { ref: false })
    }
  }

  async function publishWaiting() {
    const left = await emptyOutbox(sql, send)
    if (left !== 'done') isWanted = true
    if (left !== 'busy' && performance.now() - beatAt >= LOOK_MS) await sendBeat()
  }

  function noteBeat() {
    beatAt = performance.now()
    lookLater()
  }

  function lookLater() {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(wake, LOOK_MS * (1 + Math.random())).unref()
  }

  async function close() {
    isClosed = true
    clearTimeout(timer)
    await work
  }
}
