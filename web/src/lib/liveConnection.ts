import { MOST_WATCHED } from '@jes/contract/live/limits'
import type { LiveEvents } from '@jes/contract/live/live'
import { openSocket } from './liveSocket.ts'
import type { LiveConnection, LiveListener } from './liveTypes.ts'

type Watched = { postIds: string[]; inSight: string[] }

const NOTHING: Watched = { postIds: [], inSight: [] }

/** Messages between the tabs of one browser. */
type Said =
  | { kind: 'heard'; event: keyof LiveEvents; payload: LiveEvents[keyof LiveEvents] }
  | { kind: 'missed' }
  | { kind: 'holds' }
  | { kind: 'asks' }
  | ({ kind: 'watches'; tab: string } & Watched)
  | { kind: 'emits'; call: Parameters<LiveConnection['emit']>[0]; sent: unknown }

/** How long a visible tab waits for a sign of the one that holds the socket. */
const PATIENCE = 2_000

/**
 * One connection per browser: the tab with the lock holds the socket, the others listen and send through it. When it
 * closes, the lock passes on. Where tabs cannot communicate, each has its own.
 */
export function openConnection(
  userId: string,
  listener: LiveListener,
  connect = openSocket,
): LiveConnection {
  if (!navigator.locks || !globalThis.BroadcastChannel) return connect(userId, listener)

  const name = `jes-live-${userId}`
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  /** What the other tabs watch, known to the one that holds the socket. */
  const others = new Map<string, Watched>()
  let watched = NOTHING
  let socket: LiveConnection | null = null
  let doubt: ReturnType<typeof setTimeout> | undefined

  const say = (said: Said) => channel.postMessage(said)
  const sayWatched = () => say({ kind: 'watches', tab, ...watched })

  channel.onmessage = ({ data }: MessageEvent<Said>) => take(data)
  window.addEventListener('pagehide', sayNothing)
  window.addEventListener('pageshow', follow)
  document.addEventListener('visibilitychange', checkHolder)
  stand({ signal: leaving.signal })

  return {
    watch(postIds, inSight = []) {
      watched = { postIds, inSight }
      follow()
    },
    emit(call, sent) {
      if (socket) socket.emit(call, sent)
      else say({ kind: 'emits', call, sent })
    },
    close() {
      sayNothing()
      window.removeEventListener('pagehide', sayNothing)
      window.removeEventListener('pageshow', follow)
      document.removeEventListener('visibilitychange', checkHolder)
      clearTimeout(doubt)
      socket?.close()
      socket = null
      channel.close()
      leaving.abort()
    },
  }

  function stand(options: LockOptions) {
    navigator.locks.request(name, options, hold).catch(() => {
      // Closed before its turn, taken over by a visible tab, or no locks here after all.
      if (leaving.signal.aborted) return
      if (!socket) return void hold()
      socket.close()
      socket = null
      stand({ signal: leaving.signal })
    })
  }

  /** A phone freezes hidden tabs while they hold the lock. */
  function checkHolder() {
    clearTimeout(doubt)
    if (socket || document.visibilityState !== 'visible') return
    doubt = setTimeout(() => stand({ steal: true }), PATIENCE)
    say({ kind: 'asks' })
  }

  function hold() {
    if (leaving.signal.aborted || socket) return
    clearTimeout(doubt)
    socket = connect(userId, {
      receive(event, payload) {
        listener.receive(event, payload)
        say({ kind: 'heard', event, payload: payload })
      },
      missed() {
        listener.missed()
        say({ kind: 'missed' })
      },
    })
    say({ kind: 'holds' })
    follow()
    return new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve())
    })
  }

  function take(said: Said) {
    if (said.kind === 'heard') listener.receive(said.event, said.payload as never)
    else if (said.kind === 'missed') listener.missed()
    else if (said.kind === 'holds') {
      clearTimeout(doubt)
      sayWatched()
    } else if (socket && said.kind === 'asks') say({ kind: 'holds' })
    else if (socket && said.kind === 'emits') socket.emit(said.call, said.sent)
    else if (socket && said.kind === 'watches') {
      others.set(said.tab, said)
      follow()
    }
  }

  /** Joins what any tab watches, or tells the tab that holds the socket. */
  function follow() {
    if (!socket) return sayWatched()
    const all = [watched, ...others.values()]
    const inSight = [...new Set(all.flatMap((one) => one.inSight))]
    socket.watch([...new Set(all.flatMap((one) => one.postIds))], inSight.slice(0, MOST_WATCHED))
  }

  function sayNothing() {
    say({ kind: 'watches', tab, ...NOTHING })
  }
}
