import type { LiveCalls, LiveEvents } from '@jes/contract/live/live'
import type { Line, LineEars, LiveCall } from './liveTypes.ts'
import { useSession } from './session.ts'

type LiveEvent = keyof LiveEvents
type SentWith<C extends LiveCall> = Parameters<LiveCalls[C]>[0]
type Stop = () => void

const listeners = new Map<LiveEvent, Set<(payload: never) => void>>()
const missedListeners = new Set<Stop>()
const watchers = new Map<string, number>()
let inSight: string[] = []
let line: Line | null = null

/** Hears what the server tells members, for as long as it is not stopped. */
export function onLive<E extends LiveEvent>(
  event: E,
  listener: (payload: LiveEvents[E]) => void,
): Stop {
  const all = listeners.get(event) ?? new Set()
  listeners.set(event, all.add(listener))
  return () => void all.delete(listener)
}

/** The line is up, at last or again: whoever listens asks for what came in the meantime. */
export function onMissed(listener: Stop): Stop {
  missedListeners.add(listener)
  return () => void missedListeners.delete(listener)
}

/** Hears of the comments and votes of a post, for as long as somebody on this page watches it. */
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
    line?.watch([...watchers.keys()], inSight)
  }
}

/** Hears the scores of these posts, and of no others that are only in sight. */
export function watchScores(postIds: string[]) {
  inSight = postIds
  line?.watch([...watchers.keys()], inSight)
}

/** Says to the server that a comment was written or edited; nothing is lost when there is no line. */
export function emitLive<C extends LiveCall>(call: C, sent: SentWith<C>) {
  line?.emit(call, sent)
}

/** Tells the page what came over the line. */
export const ears: LineEars = {
  hear(event, payload) {
    for (const listener of listeners.get(event) ?? [])
      (listener as (t: typeof payload) => void)(payload)
  },
  missed() {
    for (const listener of missedListeners) listener()
  },
}

/** Opens the line of whoever is signed in and closes that of whoever is not any more. */
export function keepLine(): Stop {
  let userId: string | undefined
  const stop = useSession.subscribe(change)
  change()
  return () => {
    stop()
    end()
  }

  function end() {
    line?.close()
    line = null
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
    const { openLine } = await import('./liveLine.ts')
    if (userId !== id) return
    line = openLine(id, ears)
    line.watch([...watchers.keys()], inSight)
  }
}
