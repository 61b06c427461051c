import type { LiveCalls, LiveEvents } from '@jes/contract/live/live'
import type { LiveCall, LiveConnection, LiveListener } from './liveTypes.ts'
import { useSession } from './session.ts'

type LiveEvent = keyof LiveEvents
type SentWith<C extends LiveCall> = Parameters<LiveCalls[C]>[0]
type Stop = () => void

const RETRY_MS = 5_000

const listeners = new Map<LiveEvent, Set<(payload: never) => void>>()
const missedListeners = new Set<Stop>()
const watchers = new Map<string, number>()
let inSight: string[] = []
let connection: LiveConnection | null = null

/** Listens to the server's events for members, until it is stopped. */
export function onLive<E extends LiveEvent>(
  event: E,
  listener: (payload: LiveEvents[E]) => void,
): Stop {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  return () => void all.delete(listener)
}

/** The connection is open, for the first time or again: listeners fetch what they missed. */
export function onMissed(listener: Stop): Stop {
  missedListeners.add(listener)
  return () => void missedListeners.delete(listener)
}

/** Subscribes to the comments and votes of a post, while somebody on this page watches it. */
export function watchPost(postId: string): Stop {
  change(1)
  let isWatching = true
  return () => {
    if (isWatching) change(-1)
    isWatching = false
  }

  function change(by: 1 | -1) {
    const count = (watchers.get(postId) ?? 0) + by
    if (count > 0) watchers.set(postId, count)
    else watchers.delete(postId)
    connection?.watch([...watchers.keys()], inSight)
  }
}

/** Subscribes to the scores of exactly these posts in sight. */
export function watchScores(postIds: string[]) {
  inSight = postIds
  connection?.watch([...watchers.keys()], inSight)
}

/** Tells the server that somebody writes, or that a comment was written or edited; nothing is lost when the browser is offline. */
export function emitLive<C extends LiveCall>(call: C, sent: SentWith<C>) {
  connection?.emit(call, sent)
}

/** Passes events of the connection to the page. */
export const liveListener: LiveListener = {
  receive(event, payload) {
    for (const listener of listeners.get(event) ?? [])
      (listener as (t: typeof payload) => void)(payload)
  },
  missed() {
    for (const listener of missedListeners) listener()
  },
}

/** Opens the connection of the signed-in member and closes that of a former one. */
export function followConnection(): Stop {
  let userId: string | undefined
  const stop = useSession.subscribe(change)
  change()
  return () => {
    stop()
    end()
  }

  function end() {
    connection?.close()
    connection = null
    userId = undefined
  }

  function change() {
    const { user, token } = useSession.getState()
    const now = token ? user?._id : undefined
    if (now === userId) return
    end()
    userId = now
    if (now) void open(now)
  }

  async function open(id: string) {
    const code = await import('./liveConnection.ts').catch(() => null)
    if (userId !== id || connection) return
    if (!code) return void setTimeout(openLater, RETRY_MS, id)
    connection = code.openConnection(id, liveListener)
    connection.watch([...watchers.keys()], inSight)
  }

  /** The line was cut before its code had come. */
  function openLater(id: string) {
    if (userId === id && !connection) void open(id)
  }
}
